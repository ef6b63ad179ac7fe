// Parts that stand side by side on a wide screen and behind tabs on a narrow one.

import { el } from "../../app/dom.js";

export class Tabs {
    /**
     * @param {import("../../app/words.js").Words} words
     * @param {[string, HTMLElement][]} parts a message for the tab, and what is behind it
     * @param {(n: number) => void} onOpen
     */
    constructor(words, parts, onOpen) {
        this.onOpen = onOpen;
        this.parts = parts.map(([, part], n) => {
            part.id = `tab-panel-${n}`;
            part.setAttribute("role", "tabpanel");
            part.setAttribute("aria-labelledby", `tab-${n}`);
            return part;
        });
        this.buttons = parts.map(([message], n) =>
            el("button", { type: "button", role: "tab", id: `tab-${n}`, "aria-controls": `tab-panel-${n}`, onclick: () => this.open(n) }, words.text(message)),
        );
        const bar = el("div", { class: "tab-bar", role: "tablist" }, ...this.buttons);
        bar.addEventListener("keydown", (event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (step === undefined) return;
            const to = (this.opened + step + this.buttons.length) % this.buttons.length;
            this.open(to);
            this.buttons[to].focus();
        });
        this.element = el("div", { class: "tabs" }, bar, ...this.parts);
        this.opened = 0;
        this.open(0);
    }

    /** @param {number} n */
    open(n) {
        this.opened = n;
        this.mark(n, 0);
        this.parts.forEach((part, one) => part.classList.toggle("closed-tab", one !== n));
        this.buttons.forEach((button, one) => {
            button.setAttribute("aria-selected", String(one === n));
            button.tabIndex = one === n ? 0 : -1;
        });
        this.onOpen(n);
    }

    /**
     * Something new behind a tab.
     * @param {number} n
     * @param {number} count
     */
    mark(n, count) {
        if (count && n !== this.opened) this.buttons[n].dataset.count = String(count);
        else delete this.buttons[n].dataset.count;
    }
}
