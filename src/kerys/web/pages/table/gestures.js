// How each kind of answer is picked, by the verb of its text. To add one: write a function that returns elements and
// calls page.pickText, and name it here (docs/page.md). Verbs without a gesture are plain buttons.

import { el } from "../../app/dom.js";
import { broker } from "../../draw/broker.js";
import { emblem } from "../../draw/emblem.js";
import { gem } from "../../draw/gem.js";
import { bidding } from "./bidding.js";
import { pickButton } from "./pick_button.js";
import { brokerPicks } from "./picking.js";
import { placing } from "./placing.js";

/** @import { ParsedOption } from "./options.js" */
/** @typedef {import("./page.js").TablePage} TablePage */

/** @type {Record<string, (page: TablePage, options: ParsedOption[]) => (Node | null)[]>} */
const BY_VERB = {
    bid: bidding,
    place: placing,
    look: brokerPicks,
    broker: brokerPicks,
    gem: gems,
    rank: gems,
    speculate: gems,
    raise: movers,
    lower: movers,
    order: orderCards,
    front: ownBrokers,
    favour: ownBrokers,
    play: cards,
};

/**
 * Everything with which the question can be answered, one part for each kind of answer.
 * @param {TablePage} page
 * @returns {(Node | null)[]}
 */
export function gesturesFor(page) {
    const { choice } = page;
    const verbs = [...new Set(choice.options.map((option) => (option.verb === "lower" ? "raise" : option.verb)))];
    const both = verbs.includes("look") && verbs.includes("place");
    const shown = both ? verbs.filter((verb) => verb === (choice.looking ? "look" : "place") || !["look", "place"].includes(verb)) : verbs;
    /** @type {(Node | null)[]} */
    const parts = both ? [lookOrPlace(page)] : [];
    // To leave it comes last.
    for (const verb of [...shown.filter((one) => one !== "pass"), ...shown.filter((one) => one === "pass")]) {
        const options = verb === "raise" ? choice.options.filter((one) => ["raise", "lower"].includes(one.verb)) : choice.of(verb);
        parts.push(...(BY_VERB[verb] ?? buttons)(page, options));
    }
    return parts;
}

/** @param {TablePage} page @param {ParsedOption[]} options */
function buttons(page, options) {
    return [el("div", { class: "picks" }, ...options.map((option) => pickButton(page, option, [option.label])))];
}

/** @param {TablePage} page @param {ParsedOption[]} options */
function gems(page, options) {
    const { words } = page;
    return [
        el(
            "div",
            { class: "picks" },
            ...options.map((option) => {
                const name = option.words[0];
                return pickButton(page, option, name === "none" ? [option.label] : [gem(name, 30), words.gem(name)], "gem-pick");
            }),
        ),
    ];
}

/** A quotation up or down. @param {TablePage} page @param {ParsedOption[]} options */
function movers(page, options) {
    const { words } = page;
    const colours = [...new Set(options.map((option) => option.words[0]))];
    const tower = (/** @type {string} */ colour) => {
        const quotation = page.shown.view.quotations[colour];
        const own = options.filter((option) => option.words[0] === colour);
        return el(
            "div",
            { class: "mover" },
            el("span", { class: "mover-name" }, gem(colour, 24), words.text("page-quotation", { gem: words.gem(colour), quotation })),
            ...own.map((option) => pickButton(page, option, [option.verb === "raise" ? "▲" : "▼", el("span", { class: "unseen" }, option.label)], "mover-button")),
        );
    };
    return [el("div", { class: "movers" }, ...colours.map(tower))];
}

/** @param {TablePage} page @param {ParsedOption[]} options */
function orderCards(page, options) {
    return [
        el(
            "div",
            { class: "picks" },
            ...options.map((option) => pickButton(page, option, [el("span", { "aria-hidden": "true" }, option.words[0]), el("span", { class: "unseen" }, option.label)], "order-pick")),
        ),
    ];
}

/** One of the own brokers by its value. @param {TablePage} page @param {ParsedOption[]} options */
function ownBrokers(page, options) {
    const seat = page.store.you ?? "blue";
    return [
        el(
            "div",
            { class: "picks" },
            ...options.map((option) => pickButton(page, option, [broker(seat, Number(option.words[0]), "up", 44), el("span", { class: "unseen" }, option.label)], "broker-pick")),
        ),
    ];
}

/** Characters that may be played. @param {TablePage} page @param {ParsedOption[]} options */
function cards(page, options) {
    const { words } = page;
    return [
        el(
            "div",
            { class: "card-picks" },
            ...options.map((option) => {
                const name = option.words[0];
                return pickButton(page, option, [emblem("character", name, 44), el("strong", {}, words.card(name)), el("span", { class: "small" }, words.text(`card-${name}.effect`))], "card-pick");
            }),
        ),
    ];
}

/** While the Spy has looks left: place a broker, or look at one first. @param {TablePage} page */
function lookOrPlace(page) {
    const { words, choice } = page;
    /** @param {boolean} looking @param {string} message */
    const tab = (looking, message) =>
        el("button", { type: "button", "data-key": message, "aria-pressed": String(choice.looking === looking), onclick: () => choice.setLooking(looking) }, words.text(message));
    return el("div", { class: "row", role: "group" }, tab(false, "page-placing"), tab(true, "page-looking"));
}
