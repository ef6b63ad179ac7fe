// The turn being composed: picked on the board, in the hand or from a list, and not sent before it is confirmed. A turn
// can be several answers: when one is whole, the server is asked what would come next, and that is composed too. It
// knows no rule: what is possible is what the options say. A reload finds everything again.

import { keep, kept } from "./kept.js";
import { optionsOf, placingOf, sameQuestion } from "./options.js";
import { fitting, nothing, pickedWith, textOf } from "./placing_parts.js";

/** @import { Question } from "../../app/protocol.js" */
/** @import { ParsedOption } from "./options.js" */

/** @typedef {import("./placing_parts.js").Placing} Placing */
/** Something composed, and the number of the question it answers. @typedef {{decision: number, option: ParsedOption}} Composed */
/** What is picked now; whole: an option is chosen with it. @typedef {{whole: boolean, placing: Placing, bid: number[], looking: boolean}} Part */

/** Questions after whose answer the turn may go on at once. */
const GOES_ON = new Set(["place", "front", "neutral"]);

export class Choice {
    /** @param {string} table */
    constructor(table) {
        this.keptAs = `kerys-choice-${table}`;
        /** The question that is really asked. @type {Question | null} */
        this.asked = null;
        /** The one being answered now: that, or what comes after `earlier`. @type {Question | null} */
        this.question = null;
        /** @type {ParsedOption[]} */
        this.options = [];
        /** What is composed already, before what is being picked. @type {Composed[]} */
        this.earlier = [];
        /** The text of the chosen option. @type {string | null} */
        this.text = null;
        /** Whether it is known that nothing follows the chosen option. */
        this.last = false;
        this.placing = nothing();
        /** The brokers of a bid, by their place in the hand. @type {number[]} */
        this.bid = [];
        /** While both can be answered: placing a broker, or looking at one. */
        this.looking = false;
        /** To be picked again, one after the other, and what was being picked after that. @type {string[]} */
        this.again = [];
        /** @type {Part | null} */
        this.part = null;
        /** @type {() => void} */
        this.onChange = () => {};
        /** What would be asked after these answers? @type {(decision: number, answers: string[]) => void} */
        this.onWhole = () => {};
    }

    /**
     * Another question, or the same one again.
     * @param {Question | null} question
     * @param {string[]} [confirmed] what is already on its way as the answer and after it
     */
    begin(question, confirmed = []) {
        const same = sameQuestion(question, this.asked);
        this.asked = question;
        if (same) return;
        const before = kept(this.keptAs);
        if (confirmed.length > 0) this.#anew(confirmed, null);
        else if (question && before?.decision === question.decision) this.#anew(before.texts, before.part);
        else this.#anew([], null);
    }

    /** @returns {ParsedOption | null} */
    get chosen() {
        return this.options.find((option) => option.text === this.text) ?? null;
    }

    /** All that would be sent. @returns {Composed[]} */
    get composed() {
        const chosen = this.chosen;
        return chosen && this.question ? [...this.earlier, { decision: this.question.decision, option: chosen }] : this.earlier;
    }

    /** Whether it can be confirmed. */
    get ready() {
        return this.chosen !== null && (this.last || !this.#goesOn());
    }

    /** Whether the server is being asked how the turn goes on. */
    get waiting() {
        return this.chosen !== null && !this.ready;
    }

    /** @param {string} verb */
    of(verb) {
        return this.options.filter((option) => option.verb === verb);
    }

    /** @param {string} verb */
    has(verb) {
        return this.options.some((option) => option.verb === verb);
    }

    /** Whether anything has been picked. */
    get begun() {
        return this.earlier.length > 0 || this.#picking;
    }

    get #picking() {
        return this.text !== null || this.placing.value !== null || this.placing.place !== null || this.bid.length > 0;
    }

    /** @param {string} text */
    choose(text) {
        const option = this.options.find((one) => one.text === text);
        if (!option) return;
        this.#forget();
        this.placing = option.verb === "place" ? placingOf(option) : nothing();
        this.#choose(text);
        this.goOn();
    }

    /** Take back what was picked last. */
    takeBack() {
        if (this.#picking) {
            this.#forget();
            this.#changed();
        } else this.takeBackAt(this.earlier.length - 1);
    }

    /** Take one of the composed answers back; those after it stay if they are still possible. @param {number} n */
    takeBackAt(n) {
        const texts = this.composed.map(({ option }) => option.text);
        this.#anew(texts.filter((_, one) => one !== n), this.text === null ? this.#part() : null);
        this.#changed();
    }

    /** @param {boolean} looking */
    setLooking(looking) {
        this.#forget();
        this.looking = looking;
        this.#changed();
    }

    // --- How the turn goes on ------------------------------------------------------------------------------------
    /** What is chosen is meant: ask what comes next. */
    goOn() {
        this.#askOn();
        this.#changed();
    }

    /** @param {{decision: number, answers: string[], question: Question | null}} message */
    previewed({ decision, answers, question }) {
        const composed = this.composed;
        const meant = this.waiting && decision === this.asked?.decision;
        if (!meant || answers.join("\n") !== composed.map(({ option }) => option.text).join("\n")) return;
        if (question) this.#compose(question, composed);
        else this.last = true;
        this.#changed();
    }

    /** The server does not say what comes next: what there is can be confirmed. */
    dontWait() {
        if (!this.waiting) return;
        this.last = true;
        this.#changed();
    }

    // --- A placing, part by part ---------------------------------------------------------------------------------
    /** The placings that fit what is picked so far of these parts. @param {(keyof Placing)[]} parts */
    fitting(...parts) {
        return fitting(this.options, this.placing, parts);
    }

    /**
     * @param {Partial<Placing>} parts
     * @param {boolean} [trying] whether another may be picked at once, as with the arrow keys in a list
     */
    pick(parts, trying = false) {
        this.placing = pickedWith(this.options, this.placing, parts);
        this.#choose(textOf(this.options, this.placing));
        if (!trying) this.goOn();
        else this.#changed();
    }

    /** Turn the picked broker over, if both ways are possible. */
    flip() {
        const other = this.placing.face === "up" ? "down" : "up";
        if (this.fitting("source", "value").some((one) => one.face === other)) this.pick({ face: other });
    }

    // --- A bid ---------------------------------------------------------------------------------------------------
    /**
     * @param {number} n the broker's place in the hand
     * @param {number[]} hand
     */
    toggleBid(n, hand) {
        this.bid = this.bid.includes(n) ? this.bid.filter((one) => one !== n) : [...this.bid, n].slice(-2);
        const [low, high] = this.bid.map((one) => hand[one]).sort((a, b) => a - b);
        const text = `bid ${low} ${high}`;
        this.#choose(this.bid.length === 2 && this.options.some((option) => option.text === text) ? text : null);
        this.#changed();
    }

    // --- Inside --------------------------------------------------------------------------------------------------
    #goesOn() {
        return GOES_ON.has(this.question?.about.kind ?? "") && this.chosen?.verb !== "look";
    }

    /** @param {string | null} text */
    #choose(text) {
        this.text = text;
        this.last = false;
        this.again = [];
        this.part = null;
    }

    /**
     * Compose from the beginning.
     * @param {string[]} texts
     * @param {Part | null} part
     */
    #anew(texts, part) {
        this.again = texts;
        this.part = part;
        this.#compose(this.asked, []);
    }

    /** @param {Question | null} question @param {Composed[]} earlier */
    #compose(question, earlier) {
        const [text, ...rest] = this.again;
        const { part } = this;
        this.question = question;
        this.earlier = earlier;
        this.options = optionsOf(question);
        this.#forget();
        if (text === undefined) {
            if (part && !part.whole) Object.assign(this, { placing: part.placing, bid: part.bid, looking: part.looking });
            return;
        }
        const option = this.options.find((one) => one.text === text);
        if (!option) return;
        if (option.verb === "place") this.placing = placingOf(option);
        if (rest.length === 0 && part?.whole) Object.assign(this, { bid: part.bid, looking: part.looking });
        this.#choose(text);
        this.again = rest;
        this.part = part;
        this.#askOn();
    }

    #askOn() {
        if (this.waiting && this.asked) this.onWhole(this.asked.decision, this.composed.map(({ option }) => option.text));
    }

    #forget() {
        this.#choose(null);
        this.placing = nothing();
        this.bid = [];
        this.looking = false;
    }

    /** @returns {Part} */
    #part() {
        return { whole: this.text !== null, placing: this.placing, bid: this.bid, looking: this.looking };
    }

    #changed() {
        const texts = [...this.composed.map(({ option }) => option.text), ...this.again];
        keep(this.keptAs, { decision: this.asked?.decision, texts, part: this.again.length > 0 ? this.part : this.#part() });
        this.onChange();
    }
}
