// A search over everything the rules say: entries without the words are hidden, the words are marked.
import { el } from "../../app/dom.js";

/** @import { Words } from "../../app/words.js" */

const MARK = "rules-search";

export class Search {
    /** @param {Words} words @param {HTMLElement[]} sections */
    constructor(words, sections) {
        this.words = words;
        this.sections = sections;
        this.entries = sections.flatMap((one) => [...one.querySelectorAll(".rules-entry")]).map((element) => ({ element, text: plain(element.textContent ?? "") }));
        this.input = el("input", { type: "search", id: "rules-search", autocomplete: "off", oninput: () => this.update() });
        this.found = el("p", { class: "rules-found", role: "status" });
        this.element = el("div", { class: "rules-search", role: "search" },
            el("label", { for: "rules-search" }, words.text("rules-search")), this.input, this.found);
    }

    clear() {
        if (this.input.value === "") return;
        this.input.value = "";
        this.update();
    }

    update() {
        const wanted = plain(this.input.value).split(/\s+/).filter((word) => word !== "");
        let found = 0;
        for (const { element, text } of this.entries) {
            const fits = wanted.every((word) => text.includes(word));
            element.toggleAttribute("hidden", !fits);
            if (fits) found += 1;
        }
        for (const section of this.sections) {
            section.classList.toggle("searched", wanted.length > 0);
            section.hidden = wanted.length > 0 && !section.querySelector(".rules-entry:not([hidden])");
        }
        this.found.textContent = wanted.length > 0 ? this.words.text("rules-found", { count: found }) : "";
        this.mark(wanted);
    }

    /** @param {string[]} wanted */
    mark(wanted) {
        if (!("highlights" in CSS)) return;
        CSS.highlights.delete(MARK);
        if (wanted.length === 0) return;
        const ranges = this.entries.filter(({ element }) => !element.hasAttribute("hidden")).flatMap(({ element }) => inText(element, wanted));
        CSS.highlights.set(MARK, new Highlight(...ranges));
    }
}

/** Without capitals and accents, letter for letter, so that places in it are places in the text. @param {string} text */
function plain(text) {
    return [...text].map((letter) => letter.normalize("NFD")[0].toLowerCase().replace("ł", "l")).join("");
}

/** @param {Element} element @param {string[]} wanted */
function inText(element, wanted) {
    const ranges = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = plain(node.textContent ?? "");
        for (const word of wanted) {
            for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
                const range = new Range();
                range.setStart(node, at);
                range.setEnd(node, Math.min(at + word.length, node.textContent?.length ?? 0));
                ranges.push(range);
            }
        }
    }
    return ranges;
}
