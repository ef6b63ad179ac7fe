// More options of a game: seldom wanted, so they stand behind a disclosure, and only those that fit are shown.

import { el } from "../../app/dom.js";
import { USUAL_NEUTRAL } from "../table/agreed.js";

/** @typedef {import("../../app/words.js").Words} Words */
/** @typedef {{players: number, express: boolean}} Fitting what decides which options there are */

/** By name: when there is such an option, and what it is if it is switched on. @type {[string, (game: Fitting) => boolean, any][]} */
const SWITCHES = [
    ["districts", ({ players }) => players === 3, 3],
    ["ship_deck", ({ express }) => !express, "twelve-white"], // Express leaves all ships with a white gem out
    ["magician", () => true, "any"],
];
const BROKERS = [0, 1, 2, 3, 4];

/**
 * An input with its name and what it means.
 * @param {Words} words
 * @param {string} message
 * @param {HTMLInputElement} input
 */
export function explained(words, message, input) {
    return el("label", { class: "choice" }, input, el("span", {}, el("strong", {}, words.text(message)), el("small", {}, words.text(`${message}.says`))));
}

/**
 * @param {Words} words
 * @param {Record<string, any>} chosen the options that were chosen last
 * @param {HTMLElement[]} [beside] what else belongs here
 */
export function moreOptions(words, chosen, beside = []) {
    const switches = SWITCHES.map(([name]) => el("input", { type: "checkbox", checked: name in chosen, "data-option": name }));
    const lines = SWITCHES.map(([name], n) => explained(words, `page-option-${name.replaceAll("_", "-")}`, switches[n]));
    const values = USUAL_NEUTRAL.map((usual, n) => {
        const named = words.text("page-option-neutral-nth", { number: n + 1 });
        return el("select", { "aria-label": named, value: String(chosen.neutral?.[n] ?? usual) }, ...BROKERS.map((value) => el("option", { value: String(value) }, value)));
    });
    const neutral = el(
        "fieldset",
        { class: "neutral" },
        el("legend", {}, words.text("page-option-neutral")),
        el("div", { class: "row" }, ...values),
        el("small", { class: "soft" }, words.text("page-option-neutral.says")),
    );
    return {
        part: el("details", { class: "more", open: Object.keys(chosen).length > 0 }, el("summary", {}, words.text("page-more-options")), ...lines, neutral, ...beside),
        /** Show what fits. @param {Fitting} game */
        follow(game) {
            SWITCHES.forEach(([, fits], n) => {
                lines[n].hidden = !fits(game);
            });
            neutral.hidden = game.players !== 2;
        },
        /** What is chosen and not as usual. @param {Fitting} game @returns {Record<string, any>} */
        wanted(game) {
            const on = SWITCHES.filter(([, fits], n) => fits(game) && switches[n].checked).map(([name, , value]) => [name, value]);
            const picked = values.map((one) => Number(one.value)).sort((a, b) => b - a);
            if (game.players === 2 && picked.join() !== USUAL_NEUTRAL.join()) on.push(["neutral", picked]);
            return Object.fromEntries(on);
        },
    };
}
