// What one agrees to by sitting down: the game's options, the clock, ratings, who may come, watch and write. In sentences.

import { el } from "../../app/dom.js";

/** @import { ClockSettings, OptionsData, TableInfo } from "../../app/protocol.js" */

/** @typedef {import("../../app/words.js").Words} Words */

/** The variants in the order in which they are named. */
const VARIANTS = ["kings_favour", "express", "ys_plus_characters", "events"];
/** The neutral brokers of two players, if nothing else is agreed on. */
export const USUAL_NEUTRAL = [4, 2, 1, 0];

/** @param {Words} words @param {TableInfo} table */
export function agreed(words, table) {
    const lines = [...unusual(words, table.options), clockSentence(words, table.clock)];
    for (const [name, on] of [["rated", table.rated], ["public", table.public], ["watch", table.spectators], ["chat", table.chat]]) {
        lines.push(words.text(`page-agreed-${name}`, { on: on ? "yes" : "no" }));
    }
    return el("ul", { class: "agreed soft", "aria-label": words.text("page-agreed") }, ...lines.map((line) => el("li", {}, line)));
}

/** The players and the variants in a sentence. @param {Words} words @param {OptionsData} options */
export function gameSentence(words, options) {
    const parts = VARIANTS.filter((name) => options[/** @type {keyof OptionsData} */ (name)]).map((name) => words.text(`page-variant-${name.replaceAll("_", "-")}`));
    return words.text("page-lobby-game", { players: options.players, many: parts.length, variants: words.listed(parts) });
}

/** The options that are otherwise than usual. @param {Words} words @param {OptionsData} options @returns {string[]} */
function unusual(words, options) {
    const lines = [];
    if (options.players === 3 && options.districts === 3) lines.push(words.text("page-agreed-districts"));
    if (options.ship_deck === "twelve-white") lines.push(words.text("page-agreed-ship-deck"));
    if (options.magician === "any") lines.push(words.text("page-agreed-magician"));
    if (options.players === 2 && options.neutral.join() !== USUAL_NEUTRAL.join()) lines.push(words.text("page-agreed-neutral", { values: words.listed(options.neutral.map(String)) }));
    return lines;
}

/** @param {Words} words @param {ClockSettings} clock */
function clockSentence(words, clock) {
    return clock.bank || clock.per_answer ? words.text(`page-agreed-${kindOf(clock)}`, timesOf(words, clock)) : words.text("page-agreed-clock-none");
}

/** A clock in a few words. @param {Words} words @param {ClockSettings} clock */
export function clockText(words, clock) {
    return clock.bank || clock.per_answer ? words.text(`page-${kindOf(clock)}`, timesOf(words, clock)) : words.text("page-clock-none");
}

/** @param {ClockSettings} clock */
function kindOf(clock) {
    if (clock.per_answer) return "clock-per-answer";
    return clock.increment ? "clock-bank" : "clock-bank-only";
}

/** @param {Words} words @param {ClockSettings} clock */
function timesOf(words, clock) {
    return { bank: words.duration(clock.bank ?? 0), increment: words.duration(clock.increment ?? 0), time: words.duration(clock.per_answer ?? 0) };
}
