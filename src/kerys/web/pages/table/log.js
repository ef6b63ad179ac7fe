// What happened, as the sentences that the server tells, by round and phase. The newest stands at the end.

import { el } from "../../app/dom.js";

/** @import { FactData } from "../../app/protocol.js" */

// Only so many lines stand in the page; older ones are drawn when wanted.
const MOST_LINES = 150;
// The first facts of each phase.
/** @type {Record<string, string>} */
const PHASES = {
    "bid-revealed": "turn-order",
    placed: "placement",
    revealed: "counting",
    stood: "counting",
    "prize-lapsed": "counting",
    "favour-given": "kings-favour",
    "colour-scored": "finished",
    "throne-revealed": "finished",
    "black-scored": "finished",
};
const ORDER = ["preparation", "turn-order", "placement", "counting", "kings-favour", "finished"];

export class Log {
    /** @param {import("./page.js").TablePage} page */
    constructor(page) {
        this.page = page;
        const { words } = page;
        this.list = el("ol", { class: "log-lines" });
        this.older = el("button", { type: "button", class: "small older", hidden: true, onclick: () => this.#drawAll() }, words.text("page-log-older"));
        this.element = el("section", { class: "log panel", "aria-label": words.text("page-tab-log"), tabindex: "0" }, this.older, this.list);
        /** What a screen reader hears. */
        this.live = el("div", { class: "unseen", "aria-live": "polite", role: "log", "aria-label": words.text("page-live") });
        /** Whether the newest line is kept in sight; not while somebody reads further up. */
        this.following = true;
        this.grown = false;
        /** What is not to be told yet. @type {FactData[]} */
        this.held = [];
        /** How large it was when its lines were last put in their place. */
        this.size = "";
        this.element.addEventListener("scroll", () => {
            // Our own scrolling to lines that are new, and the browser's when the window has another size, are not
            // somebody's reading.
            const { scrollHeight, scrollTop, clientHeight } = this.element;
            if (!this.grown && this.size === sizeOf(this.element)) this.following = scrollHeight - scrollTop - clientHeight < 40;
        });
        new ResizeObserver(() => {
            this.size = sizeOf(this.element);
            this.#toEnd();
        }).observe(this.element);
        this.phase = "";
        this.most = MOST_LINES;
    }

    /** Keep the newest line in sight; asked only when there is one, because it makes the browser lay the page out. */
    update() {
        this.#release();
        if (!this.grown) return;
        this.grown = false;
        this.#toEnd();
    }

    #toEnd() {
        if (this.following) this.element.scrollTop = this.element.scrollHeight;
    }

    /** It was behind a tab, perhaps, where nothing can be scrolled. */
    opened() {
        this.following = true;
        this.grown = false;
        this.#toEnd();
    }

    reset() {
        this.list.replaceChildren();
        this.held = [];
        this.phase = "";
        this.most = MOST_LINES;
        this.older.hidden = true;
    }

    /**
     * The lines of the final count wait until they are told, and are read out then.
     * @param {FactData[]} facts
     * @param {boolean} silent the whole game so far: not to be read out
     */
    add(facts, silent) {
        const { untold } = this.page.parts.counting;
        this.held.push(...facts.filter((fact) => fact.number >= untold));
        this.#write(facts.filter((fact) => fact.number < untold), silent);
    }

    #release() {
        const { untold } = this.page.parts.counting;
        const told = this.held.filter((fact) => fact.number < untold);
        this.held = this.held.slice(told.length);
        if (told.length > 0) this.#write(told, false);
        this.element.dataset.held = String(this.held.length);
    }

    /** @param {FactData[]} facts @param {boolean} silent */
    #write(facts, silent) {
        const skip = Math.max(0, facts.length - this.most);
        if (skip > 0) this.older.hidden = false;
        facts.forEach((fact, n) => {
            this.#follow(fact, n >= skip);
            if (n >= skip) this.list.append(el("li", { class: `fact fact-${fact.fact}`, "data-number": fact.number }, fact.text));
        });
        this.#trim();
        this.grown = true;
        if (!silent) this.say(facts.map((fact) => fact.text));
    }

    /** Have something read out. @param {string[]} sentences */
    say(sentences) {
        this.live.append(...sentences.map((sentence) => el("p", {}, sentence)));
        while (this.live.childElementCount > 40) this.live.firstElementChild?.remove();
    }

    /**
     * A heading where a round or a phase begins.
     * @param {FactData} fact
     * @param {boolean} shown
     */
    #follow(fact, shown) {
        const { words } = this.page;
        if (fact.fact === "round-began") {
            this.phase = "preparation";
            if (shown) this.list.append(el("li", { class: "log-round" }, words.text("page-log-round", { round: fact.round })));
            return;
        }
        const phase = PHASES[fact.fact];
        if (!phase || ORDER.indexOf(phase) <= ORDER.indexOf(this.phase)) return;
        this.phase = phase;
        if (shown) this.list.append(el("li", { class: "log-phase" }, words.text(`phase-${phase}`)));
    }

    #trim() {
        while (this.list.childElementCount > this.most) {
            this.list.firstElementChild?.remove();
            this.older.hidden = false;
        }
    }

    #drawAll() {
        const facts = this.page.store.facts;
        this.reset();
        this.most = Infinity;
        this.add(facts, true);
        this.most = MOST_LINES;
        this.following = false;
        this.element.scrollTop = 0;
    }
}

/** @param {Element} element */
function sizeOf({ clientWidth, clientHeight }) {
    return `${clientWidth}×${clientHeight}`;
}
