// The whole game explained: sections from the catalogue, pictures drawn as on the board, every card, a search.
import { el } from "../app/dom.js";
import { useLetters } from "../draw/letters.js";
import { cardEntries, eventEntries } from "./rules/entries.js";
import { picturesOf } from "./rules/pictures.js";
import { Search } from "./rules/search.js";

/** @import { Words } from "../app/words.js" */

const SECTIONS = [
    "overview", "setup", "order", "placing", "counting", "market", "characters", "events", "end", "variants",
    "two-players", "three-players", "five-players", "ys-plus", "hidden", "glossary",
];

/** @type {import("../app/start.js").Show} */
export async function show(root, params, app) {
    const { words } = app;
    useLetters(words);
    const reply = await fetch("/pages/rules/pictures.json");
    const data = await reply.json();
    const sections = SECTIONS.filter((name) => words.has(`rules-${name}-title`)).map((name) => section(name, words, data));
    const search = new Search(words, sections);
    root.append(el("div", { class: "rules" },
        el("nav", { class: "rules-contents", "aria-label": words.text("rules-contents") }, contents(words)),
        el("div", { class: "rules-text" },
            el("h1", {}, words.text("rules-page-title")), search.element, sections)));
    const follow = () => goTo(root, search);
    addEventListener("hashchange", follow);
    follow();
    return () => removeEventListener("hashchange", follow);
}

/** @param {Words} words */
function contents(words) {
    return el("details", { open: matchMedia("(min-width: 900px)").matches }, el("summary", {}, words.text("rules-contents")),
        el("ol", {}, SECTIONS.filter((name) => words.has(`rules-${name}-title`)).map((name) =>
            el("li", {}, el("a", { href: `#${name}` }, words.text(`rules-${name}-title`))))));
}

/** @param {string} name @param {Words} words @param {any} data */
function section(name, words, data) {
    const paragraphs = [];
    for (let n = 1; words.has(`rules-${name}-${n}`); n += 1) {
        paragraphs.push(el("p", { id: `${name}-${n}`, class: "rules-entry" }, words.text(`rules-${name}-${n}`)));
    }
    const pictures = picturesOf(name, words, data);
    return el("section", { id: name, class: "rules-section", "aria-labelledby": `title-${name}` },
        el("h2", { id: `title-${name}` }, words.text(`rules-${name}-title`),
            el("a", { class: "rules-anchor", href: `#${name}`, "aria-label": words.text("rules-link", { title: words.text(`rules-${name}-title`) }) }, "#")),
        placed(paragraphs, pictures),
        name === "characters" && cardEntries(words, data.characters, "rules-base-characters"),
        name === "ys-plus" && cardEntries(words, data.ys_plus_characters, "rules-ys-plus-characters"),
        name === "events" && eventEntries(words, data.events));
}

/** Pictures after the paragraphs they belong to. @param {Element[]} paragraphs @param {{after: number, picture: Element}[]} pictures */
function placed(paragraphs, pictures) {
    return paragraphs.flatMap((paragraph, n) => [paragraph, ...pictures.filter((one) => one.after === n + 1).map((one) => one.picture)]);
}

/** To what the address names after its #. @param {HTMLElement} root @param {Search} search */
function goTo(root, search) {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id && root.querySelector(`#${CSS.escape(id)}`);
    if (!(target instanceof HTMLElement)) return;
    search.clear();
    target.setAttribute("tabindex", "-1");
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "start" });
}
