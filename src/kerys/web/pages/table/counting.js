// The counting, told step by step from the facts: a district with its sums, who won what and by which tie-break, the
// market's rows and columns. Each step can be paused, skipped and repeated; answering goes on meanwhile.

import { el, fill, svg } from "../../app/dom.js";
import { play } from "../../app/sounds.js";
import { seatSign } from "../../draw/broker.js";
import { Step, keyOf } from "./counting_steps.js";

/** @typedef {import("./page.js").TablePage} TablePage */

const STEP_TIME = 3200;
const LINE_TIME = 500;
// Questions that are answered on the board as it is now.
const ON_THE_BOARD = new Set(["place", "to", "close", "district", "broker", "look"]);

const SIGNS = {
    back: "M5 4h3v16H5zM20 4v16L9 12z",
    on: "M6 4l14 8-14 8z",
    pause: "M6 4h4v16H6zM14 4h4v16h-4z",
    next: "M16 4h3v16h-3zM4 4l11 8-11 8z",
    skip: "M6 4.5 12 10.500l6-6 1.500 1.500-6 6 6 6-1.500 1.500-6-6-6 6L4.500 18l6-6-6-6z",
};

export class Counting {
    /** @param {TablePage} page */
    constructor(page) {
        this.page = page;
        /** The steps of the last counting. @type {Step[]} */
        this.steps = [];
        /** The step that is shown; -1: none. */
        this.at = -1;
        this.paused = false;
        this.timer = 0;
        /** Nothing of it was shown yet. */
        this.waiting = false;
        /** The next fact of a counting begins a new one. */
        this.over = true;
        /** @type {any} */
        this.before = null;
        /** What was drawn last. */
        this.drawn = "";
        this.element = el("section", { class: "counting panel", "aria-label": page.words.text("page-counting"), hidden: true });
    }

    /** The board as it was when the shown step was counted; null: as it is now. */
    get scene() {
        if (this.at < 0 || !this.before || this.page.choice.options.some((option) => ON_THE_BOARD.has(option.verb))) return null;
        const gone = new Set(this.steps.slice(0, this.at).map((step) => step.key));
        const turned = new Map(this.steps.slice(0, this.at + 1).flatMap((step) => step.revealed));
        const brokers = this.before.brokers
            .filter((/** @type {any} */ one) => !gone.has(keyOf({ fact: "revealed", place: one.place }) ?? ""))
            .map((/** @type {any} */ one) => {
                const value = turned.get(`${one.place}/${one.n}`);
                return value === undefined ? one : { ...one, value, face: "up" };
            });
        return { ...this.before, brokers, offer: this.page.store.view.offer };
    }

    /**
     * @param {any[]} facts
     * @param {any} before the view before them
     */
    add(facts, before) {
        const shown = this.page.app.settings.get("counting");
        for (const fact of facts) {
            if (fact.fact === "round-began") this.over = true;
            // The next placement, or the end, has everybody's eyes.
            if ((fact.fact === "placed" && this.over) || fact.fact === "won") this.stop();
            const key = keyOf(fact);
            if (key === null || (key === "" && this.over)) continue;
            if (this.over) this.#begin(before);
            const last = this.steps.at(-1);
            if (last && (key === "" || key === last.key)) last.add(fact);
            else this.steps.push(new Step(key, fact));
        }
        if (!shown || this.steps.length === 0 || facts.some((fact) => fact.fact === "won")) return;
        if (this.at < 0 && this.waiting) this.#show(0);
        else if (this.at >= 0) this.#draw();
    }

    /** Show the last counting once more. */
    repeat() {
        this.paused = false;
        this.#show(0);
        this.page.draw();
    }

    stop() {
        clearTimeout(this.timer);
        this.at = -1;
        this.waiting = false;
        this.element.hidden = true;
    }

    // --- Inside ---------------------------------------------------------------------------------------------------
    /** @param {any} before */
    #begin(before) {
        this.steps = [];
        this.at = -1;
        this.over = false;
        this.paused = false;
        this.before = before;
        this.waiting = true;
    }

    /** @param {number} at */
    #show(at) {
        clearTimeout(this.timer);
        if (at >= this.steps.length) {
            this.stop();
            this.page.draw();
            return;
        }
        this.at = Math.max(0, at);
        this.waiting = false;
        play(this.page.app.settings, "counted");
        this.#draw();
    }

    #draw() {
        clearTimeout(this.timer);
        const step = this.steps[this.at];
        if (!step) return;
        const now = JSON.stringify([this.at, this.paused, step.key, step.facts]);
        if (now !== this.drawn) this.#drawStep(step);
        this.drawn = now;
        this.element.hidden = false;
        if (!this.paused) this.timer = window.setTimeout(() => this.#go(this.at + 1), STEP_TIME + LINE_TIME * step.results.length);
    }

    /** @param {Step} step */
    #drawStep(step) {
        const { words } = this.page;
        /** @param {string} message @param {string} path @param {() => void} work @param {boolean} [disabled] */
        const button = (message, path, work, disabled = false) =>
            el(
                "button",
                { type: "button", "data-key": message, "aria-label": words.text(message), title: words.text(message), disabled, onclick: work },
                svg("svg", { viewBox: "0 0 24 24", width: 20, height: 20, "aria-hidden": "true" }, svg("path", { d: path, fill: "currentColor" })),
            );
        fill(
            this.element,
            el(
                "header",
                { class: "row" },
                el("h2", { class: "grow" }, step.title(words)),
                button("page-counting-back", SIGNS.back, () => this.#go(this.at - 1), this.at === 0),
                button(this.paused ? "page-counting-on" : "page-counting-pause", this.paused ? SIGNS.on : SIGNS.pause, () => this.#pause()),
                button("page-counting-next", SIGNS.next, () => this.#go(this.at + 1)),
                button("page-counting-skip", SIGNS.skip, () => this.#go(this.steps.length)),
            ),
            sumsTable(words, step),
            el("ul", { class: "counting-results" }, ...step.results.map((line) => el("li", {}, line))),
        );
    }

    /** @param {number} at */
    #go(at) {
        this.#show(at);
        this.page.draw();
    }

    #pause() {
        this.paused = !this.paused;
        this.#draw();
    }
}

/**
 * Who had how much where; the winner of each contest is marked.
 * @param {import("../../app/words.js").Words} words
 * @param {Step} step
 */
function sumsTable(words, step) {
    const { contests, parties } = step.standings;
    if (contests.length === 0) return null;
    const table = el(
        "table",
        { class: "sums" },
        el("thead", {}, el("tr", {}, el("td", {}), ...contests.map((one) => el("th", { scope: "col", class: "number" }, one.title(words))))),
        el(
            "tbody",
            {},
            ...parties.map((party) =>
                el(
                    "tr",
                    {},
                    el("th", { scope: "row" }, seatSign(party, 20), " ", el("span", {}, words.seat(party))),
                    ...contests.map((one) => {
                        const stood = one.stood.get(party);
                        if (!stood) return el("td", { class: "number" }, "–");
                        const won = stood.rank === 1;
                        const tie = stood.tiebreak === "sum" ? "" : words.text(`page-tiebreak-${stood.tiebreak}`);
                        return el("td", { class: `number${won ? " won" : ""}` }, won ? el("span", { "aria-label": words.text("page-won") }, "★ ") : "", stood.sum, tie ? el("small", {}, ` ${tie}`) : "");
                    }),
                ),
            ),
        ),
    );
    return el("div", { class: "wide-table", tabindex: "0", role: "group", "aria-label": step.title(words) }, table);
}
