// The counting, told step by step from the facts: a district with its sums, who won what and by which tie-break, the
// market, and at the end of the game the final count. Each step can be paused, skipped and repeated. A question waits
// until the counting before it is told or skipped; whoever's time runs is asked at once.

import { el, fill, svg } from "../../app/dom.js";
import { play } from "../../app/sounds.js";
import { Step, countedAt, keyOf } from "./counting_steps.js";
import { finalTable, sumsTable } from "./counting_tables.js";
import { keep, kept } from "./kept.js";

/** @import { BrokerData, FactData, ViewData } from "../../app/protocol.js" */

/** @typedef {import("./page.js").TablePage} TablePage */
/** @typedef {{facts: number, view: ViewData}} Moment */

const STEP_TIME = 1500;
const LINE_TIME = 350;

const SIGNS = {
    back: "M5 4h3v16H5zM20 4v16L9 12z",
    on: "M6 4l14 8-14 8z",
    pause: "M6 4h4v16H6zM14 4h4v16h-4z",
    next: "M16 4h3v16h-3zM4 4l11 8-11 8z",
    skip: "M6 4.500 12 10.500l6-6 1.500 1.500-6 6 6 6-1.500 1.500-6-6-6 6L4.500 18l6-6-6-6z",
};

export class Counting {
    /** @param {TablePage} page */
    constructor(page) {
        this.page = page;
        this.keptAs = `kerys-counting-${page.id}`;
        /** The steps of the last counting. @type {Step[]} */
        this.steps = [];
        /** The step that is shown; -1: none. */
        this.at = -1;
        /** Since when. */
        this.since = 0;
        this.paused = false;
        this.timer = 0;
        /** How many of the steps' facts have had their time, since they happened and not only in a repetition. */
        this.told = 0;
        /** Nobody wants to see the rest, or somebody wants to see it whatever happens on the board. */
        this.skipped = false;
        this.wanted = false;
        /** The next fact of a counting begins a new one. */
        this.over = true;
        /** The game as it was sent since the counting began, and with how many facts. @type {Moment[]} */
        this.moments = [];
        /** The number of the first fact that the shown step tells. */
        this.from = 0;
        /** What was drawn last. */
        this.drawn = "";
        this.element = el("section", { class: "counting panel", "aria-label": page.words.text("page-counting"), tabindex: "-1", hidden: true });
    }

    get showing() {
        return this.at >= 0;
    }

    /** The board as it was when the shown step was counted; null: as it is now. @returns {ViewData | null} */
    get scene() {
        const step = this.steps[this.at];
        const base = step && !step.final ? this.moments.findLast((one) => one.facts <= this.from)?.view : null;
        if (!base) return null;
        const gone = new Set(this.steps.slice(0, this.at).map((one) => one.key));
        const turned = new Map(this.steps.slice(0, this.at + 1).flatMap((one) => one.revealed));
        /** @type {BrokerData[]} */
        const brokers = base.brokers
            .filter((one) => !gone.has(countedAt(one.place)))
            .map((one) => {
                const value = turned.get(`${one.place}/${one.n}`);
                return value === undefined ? one : { ...one, value, face: "up" };
            });
        return { ...base, brokers };
    }

    /**
     * What of somebody's points is still to be told: the players' panels do not run ahead of the final count.
     * @param {string} party
     */
    toCome(party) {
        if (!this.showing || this.scene) return 0;
        return this.steps.slice(this.at + 1).reduce((sum, step) => sum + (step.points.get(party) ?? 0), 0);
    }

    /**
     * The number of the first fact that nobody is to hear of yet, because the counting before it is being told: what
     * comes after the shown step, and behind all steps who won and what the next round brings.
     */
    get untold() {
        const facts = this.steps.flatMap((step) => step.facts);
        const told = Math.max(this.told, this.#factsUpTo(this.at + 1));
        const lookingBack = this.told === facts.length || (this.moments.length === 0 && !this.steps.at(-1)?.final);
        if (!this.showing || lookingBack) return Infinity;
        return facts[told]?.number ?? facts[facts.length - 1].number + 1;
    }

    /**
     * @param {FactData[]} facts
     * @param {ViewData | null} before the view before them
     */
    add(facts, before) {
        this.#take(facts, before);
        const { view, facts: all, hurried } = this.page.store;
        if (view && this.moments.length > 0) this.moments.push({ facts: all.length, view });
        if (this.showing && hurried && !this.wanted && !this.paused) this.#end();
        // The next placement has everybody's eyes, except of those who asked for something else.
        if (this.showing && this.over && !this.wanted && !this.paused && facts.some((fact) => fact.fact === "placed")) this.#end();
        if (this.showing) this.#draw();
        else if (this.skipped || hurried || !this.page.app.settings.get("counting")) this.told = this.#facts;
        else this.#goOn();
    }

    /** After a reload: the last counting can be repeated, and one that was being shown goes on. @param {FactData[]} facts */
    recall(facts) {
        this.#begin(null);
        this.over = true;
        this.#take(facts, null);
        this.told = this.#facts;
        const place = kept(this.keptAs);
        if (this.steps.length === 0 || place?.first !== this.steps[0].first) return;
        this.told = Math.min(this.told, place.told);
        this.paused = place.paused;
        this.wanted = place.wanted;
        this.#show(Math.min(place.at, this.steps.length - 1));
    }

    /** Show the last counting once more. */
    repeat() {
        this.paused = false;
        this.wanted = true;
        this.#go(0);
        this.element.scrollIntoView({ block: "nearest" });
    }

    /** The page is left, or drawn in another language. */
    stop() {
        clearTimeout(this.timer);
        this.at = -1;
        this.element.hidden = true;
    }

    // --- Inside ---------------------------------------------------------------------------------------------------
    get #facts() {
        return this.#factsUpTo(this.steps.length);
    }

    /** How many facts the first steps have. @param {number} steps */
    #factsUpTo(steps) {
        return this.steps.slice(0, steps).reduce((sum, step) => sum + step.facts.length, 0);
    }

    /** @param {FactData[]} facts @param {ViewData | null} before */
    #take(facts, before) {
        for (const fact of facts) {
            if (fact.fact === "round-began") this.over = true;
            const key = keyOf(fact);
            if (key === null || (key === "" && this.over)) continue;
            if (this.over) this.#begin(before);
            const last = this.steps.at(-1);
            if (last && (key === "" || key === last.key)) last.add(fact);
            else this.steps.push(new Step(key, fact));
        }
    }

    /** @param {ViewData | null} before */
    #begin(before) {
        this.stop();
        this.steps = [];
        this.told = 0;
        this.skipped = this.wanted = this.paused = this.over = false;
        this.moments = before ? [{ facts: 0, view: before }] : [];
    }

    /** Show the first step that has something new to tell, if there is one. */
    #goOn() {
        let facts = 0;
        const next = this.steps.findIndex((step) => (facts += step.facts.length) > this.told);
        if (next >= 0) this.#show(next);
    }

    /** @param {number} at */
    #show(at) {
        this.at = Math.max(0, at);
        this.told = Math.max(this.told, this.#factsUpTo(this.at));
        this.since = performance.now();
        const facts = this.steps.flatMap((step) => step.facts);
        const first = this.#factsUpTo(this.at);
        this.from = facts[this.told < this.#factsUpTo(this.at + 1) ? Math.max(first, this.told) : first].number;
        const room = this.page.parts.roomForCounting;
        if (this.element.parentElement !== room) room.append(this.element);
        play(this.page.app.settings, "counted");
        this.#draw();
    }

    /** All is told so far: what comes later is told later. */
    #end() {
        this.stop();
        this.told = this.#facts;
        this.wanted = this.paused = false;
        keep(this.keptAs, null);
    }

    #draw() {
        const step = this.steps[this.at];
        const now = JSON.stringify([this.at, this.paused, this.steps.length, step.key, step.facts, this.since]);
        this.element.hidden = false;
        if (now === this.drawn) return;
        this.drawn = now;
        this.#drawStep(step);
        keep(this.keptAs, { first: this.steps[0].first, at: this.at, told: this.told, paused: this.paused, wanted: this.wanted });
        clearTimeout(this.timer);
        const left = this.since + STEP_TIME + LINE_TIME * step.results.length - performance.now();
        if (!this.paused) this.timer = window.setTimeout(() => this.#go(this.at + 1), left);
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
        const last = this.steps.at(-1)?.final;
        fill(
            this.element,
            el(
                "header",
                { class: "row" },
                el("h2", {}, step.final ? el("small", { class: "soft" }, words.text("page-final")) : null, step.title(words)),
                el(
                    "div",
                    { class: "counting-buttons" },
                    button("page-counting-back", SIGNS.back, () => this.#go(this.at - 1), this.at === 0),
                    button(this.paused ? "page-counting-on" : "page-counting-pause", this.paused ? SIGNS.on : SIGNS.pause, () => this.#pause()),
                    button("page-counting-next", SIGNS.next, () => this.#go(this.at + 1)),
                    last ? null : button("page-counting-skip", SIGNS.skip, () => this.skip()),
                ),
                last ? el("button", { type: "button", "data-key": "page-show-result", onclick: () => this.skip() }, words.text("page-show-result")) : null,
            ),
            step.final ? finalTable(words, step, (party) => pointsOf(this.page.shown.view, party) - this.toCome(party)) : sumsTable(words, step),
            el("ul", { class: "counting-results" }, ...step.results.map((line) => el("li", {}, line))),
        );
    }

    /** @param {number} at */
    #go(at) {
        if (at < this.steps.length) this.#show(at);
        else this.#end();
        this.page.draw();
    }

    /** Leave out the rest: the question behind it is asked now. */
    skip() {
        this.skipped = true;
        this.#go(this.steps.length);
    }

    #pause() {
        this.paused = !this.paused;
        this.since = performance.now();
        this.#draw();
    }
}

/** @param {ViewData} view @param {string} party */
function pointsOf(view, party) {
    const found = party === "neutral" ? view.neutral : view.seats.find((seat) => seat.name === party);
    return found?.points ?? 0;
}
