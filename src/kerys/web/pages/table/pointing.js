// From the answer being composed to what lights up on the board, and back from what is pointed at to an answer.

import { placingOf } from "./options.js";
import { indexOfSpot, spotOf } from "./picking.js";

/** @import { ViewData } from "../../app/protocol.js" */

/** @typedef {NonNullable<import("../../draw/board.js").Marks["ghost"]>[number]} Ghost */
/** @import { ParsedOption } from "./options.js" */
/** @typedef {import("./page.js").TablePage} TablePage */

/**
 * @param {TablePage} page
 * @returns {import("../../draw/board.js").Marks}
 */
export function marksFor(page) {
    const { store, shown, choice, app, sending } = page;
    const marks = { you: store.you, ranges: app.settings.get("study") && !page.parts.counting.scene ? rangesOf(shown.view) : null };
    if (choice.options.length === 0 || shown.behind) return marks;
    const usable = sending ? {} : { legal: legalPlaces(page), pick: pickable(page), districts: districts(page) };
    return { ...marks, ...usable, ...composed(page) };
}

/** @param {TablePage} page @returns {Set<string>} */
function legalPlaces({ choice }) {
    if (choice.has("place") && !choice.looking) {
        return new Set(choice.fitting("source", "value", "face").map((one) => one.place));
    }
    const named = choice.options.filter((option) => option.verb === "to" || option.verb === "close").map((option) => option.words[0]);
    return new Set(named);
}

/** @param {TablePage} page @returns {Set<number>} */
function districts({ choice }) {
    return new Set(choice.of("district").map((option) => Number(option.words[0])));
}

/** @param {TablePage} page @returns {Set<number | string>} brokers by index, in the throne room by spot */
function pickable({ choice, shown }) {
    if (choice.has("place") && !choice.looking) return new Set();
    const spots = choice.options.filter((option) => option.verb === "broker" || option.verb === "look").map((option) => option.words[0]);
    return new Set(spots.map((spot) => (spot.startsWith("throne/") ? spot : indexOfSpot(shown.view, spot))));
}

/**
 * The study aid by the index of a broker: what it can be, and how likely.
 * @param {ViewData} view
 */
function rangesOf(view) {
    if (!view.study) return null;
    /** @type {Record<number, {value: number, weight: number}[]>} */
    const ranges = {};
    for (const { hidden } of [...view.study.seats, ...(view.study.neutral ?? [])]) {
        for (const { spot, chances } of hidden) {
            const index = indexOfSpot(view, spot);
            const known = Object.entries(/** @type {Record<string, number>} */ (chances));
            if (index >= 0) ranges[index] = known.map(([value, weight]) => ({ value: Number(value), weight }));
        }
    }
    return ranges;
}

/** What is composed and not confirmed. @param {TablePage} page @returns {{chosen: string | null, ghost: Ghost[]}} */
function composed({ choice, store, shown }) {
    const placed = choice.earlier.filter(({ option }) => option.verb === "place").map(({ option }) => placingOf(option));
    const { placing } = choice;
    if (placing.place !== null && placing.value !== null) placed.push({ ...placing, value: placing.value, face: placing.face ?? "up", place: placing.place });
    const ghost = placed.map(({ source, value, face, place }) => /** @type {Ghost} */ ({ place, seat: source === "neutral" ? "neutral" : store.you, value, face }));
    return { chosen: placing.place ?? placeOf(shown.view, choice.chosen), ghost };
}

/** The place that another answer is about. @param {ViewData} view @param {ParsedOption | null} option */
function placeOf(view, option) {
    if (option?.verb === "to" || option?.verb === "close") return option.words[0];
    if (option?.verb === "broker" || option?.verb === "look") return view.brokers[indexOfSpot(view, option.words[0])]?.place ?? null;
    return null;
}

/**
 * @param {TablePage} page
 * @param {string} place
 */
export function onPlacePicked(page, place) {
    const { choice } = page;
    if (page.closed) return;
    if (choice.has("place") && !choice.looking) {
        const fits = choice.fitting("source", "value", "face").some((one) => one.place === place);
        if (fits) choice.pick({ place });
        return;
    }
    const option = choice.options.find((one) => (one.verb === "to" || one.verb === "close") && one.words[0] === place);
    if (option) page.pickText(option.text);
    else if (/^[1-4]\//.test(place)) onDistrictPicked(page, Number(place[0]));
}

/**
 * @param {TablePage} page
 * @param {number} district
 */
export function onDistrictPicked(page, district) {
    if (!page.closed) page.pickText(`district ${district}`);
}

/**
 * @param {TablePage} page
 * @param {number | string} which the index of a broker in the view, or its spot in the throne room
 */
export function onBrokerPicked(page, which) {
    const { choice, shown } = page;
    if (page.closed) return;
    const found = typeof which === "number" ? shown.view.brokers[which] : null;
    const spot = typeof which === "string" ? which : found && spotOf(found);
    const option = choice.options.find((one) => (one.verb === "broker" || one.verb === "look") && one.words[0] === spot);
    if (option) page.pickText(option.text);
    else if (found) onPlacePicked(page, found.place);
}

// Answers that name a colour can be picked by pointing at a gem of a ship or at a quotation.
const BY_COLOUR = new Set(["gem", "rank", "speculate"]);

/**
 * What besides places and brokers can be pointed at: `gem` or nothing.
 * @param {import("./choice.js").Choice} choice
 */
export function picking(choice) {
    return choice.options.some((option) => BY_COLOUR.has(option.verb)) ? "gem" : "";
}

/**
 * @param {TablePage} page
 * @param {Event} event
 */
export function onBoardClicked(page, event) {
    if (page.closed || !(event.target instanceof Element)) return;
    const colour = event.target.closest("[data-ship] [data-gem]")?.getAttribute("data-gem") ?? event.target.closest("[data-colour]")?.getAttribute("data-colour");
    const option = page.choice.options.find((one) => BY_COLOUR.has(one.verb) && one.words[0] === colour);
    if (option) page.pickText(option.text);
}
