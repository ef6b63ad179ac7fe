// How much time there is: one of a few clocks, or one of one's own.

import { el } from "../../app/dom.js";
import { clockText } from "../table/agreed.js";

/** @import { ClockSettings } from "../../app/protocol.js" */
/** @typedef {import("../../app/words.js").Words} Words */

const NONE = { bank: 0, increment: 0, per_answer: 0 };
/** Seconds for a clock by name. @type {Record<string, ClockSettings>} */
const CLOCKS = {
    none: NONE,
    fast: { ...NONE, bank: 600, increment: 5 },
    calm: { ...NONE, bank: 1800, increment: 15 },
    days: { ...NONE, per_answer: 259200 },
};
const HOUR = 3600;
const DAY = 86400;
/** The server allows no longer time. */
const LONGEST = 60 * DAY;

/** @param {Words} words */
export function clockChoice(words) {
    const known = Object.keys(CLOCKS).map((name) => el("option", { value: name }, clockText(words, CLOCKS[name])));
    const own = ["own-bank", "own-answer"].map((name) => el("option", { value: name }, words.text(`page-clock-${name}`)));
    const select = el("select", { class: "clock-choice" }, ...known, ...own);
    const minutes = number(1, LONGEST / 60, 20);
    const seconds = number(0, HOUR, 10);
    const count = number(1, LONGEST / DAY, 1);
    const unit = el("select", { value: String(DAY) }, el("option", { value: String(HOUR) }, words.text("page-clock-hours")), el("option", { value: String(DAY) }, words.text("page-clock-days")));
    unit.addEventListener("change", () => {
        count.max = String(LONGEST / Number(unit.value));
    });
    const bank = fields(words, "page-clock-own-bank", [["page-clock-minutes", minutes], ["page-clock-seconds", seconds]]);
    const answer = fields(words, "page-clock-own-answer", [["page-clock-count", count], ["page-clock-unit", unit]]);
    const follow = () => {
        // What is disabled is not checked either.
        bank.hidden = bank.disabled = select.value !== "own-bank";
        answer.hidden = answer.disabled = select.value !== "own-answer";
    };
    select.addEventListener("change", follow);
    follow();
    return {
        parts: [el("label", { class: "field" }, el("span", {}, words.text("page-clock")), select), bank, answer],
        clock() {
            if (select.value === "own-bank") return { ...NONE, bank: minutes.valueAsNumber * 60, increment: seconds.valueAsNumber };
            if (select.value === "own-answer") return { ...NONE, per_answer: count.valueAsNumber * Number(unit.value) };
            return CLOCKS[select.value];
        },
    };
}

/** @param {number} min @param {number} max @param {number} value */
function number(min, max, value) {
    return el("input", { type: "number", required: true, min, max, step: 1, inputmode: "numeric", value: String(value) });
}

/**
 * @param {Words} words
 * @param {string} title
 * @param {[string, HTMLElement][]} inputs with their labels
 */
function fields(words, title, inputs) {
    return el(
        "fieldset",
        { class: "own-clock" },
        el("legend", { class: "unseen" }, words.text(title)),
        el("div", { class: "row" }, ...inputs.map(([label, input]) => el("label", { class: "field grow" }, el("span", {}, words.text(label)), input))),
    );
}
