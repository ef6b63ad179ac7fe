// Picking a broker that stands on the board: on the board itself, or here by its name.

import { el } from "../../app/dom.js";
import { broker } from "../../draw/broker.js";
import { pickButton } from "./pick_button.js";

/** @import { BrokerData, ViewData } from "../../app/protocol.js" */

/** @import { ParsedOption } from "./options.js" */
/** @typedef {import("./page.js").TablePage} TablePage */

/**
 * @param {TablePage} page
 * @param {ParsedOption[]} options
 * @returns {Node[]}
 */
export function brokerPicks(page, options) {
    return [
        el(
            "div",
            { class: "picks broker-picks" },
            ...options.map((option) => {
                const found = brokerAt(page.shown.view, option.words[0]);
                return pickButton(page, option, [found ? broker(found.owner, found.value, found.face, 28) : "", option.label], "small");
            }),
        ),
    ];
}

/**
 * The broker at a spot: `1/palace/2`, `market/2/red`, `throne/blue/1`.
 * @param {ViewData} view
 * @param {string} spot
 * @returns {{owner: string, value: number | null, face: string} | null}
 */
export function brokerAt(view, spot) {
    if (spot.startsWith("throne/")) {
        const [, owner, round] = spot.split("/");
        const seat = view.seats.find((one) => one.name === owner);
        const found = seat?.throne.find((one) => one.round === Number(round));
        return found ? { owner, value: found.value, face: "down" } : null;
    }
    return view.brokers[indexOfSpot(view, spot)] ?? null;
}

/**
 * The index of the broker at a spot, -1 if there is none.
 * @param {ViewData} view
 * @param {string} spot
 */
export function indexOfSpot(view, spot) {
    return view.brokers.findIndex((one) => spotOf(one) === spot);
}

/** @param {BrokerData} one a broker of the view */
export function spotOf(one) {
    return one.place.startsWith("market/") ? one.place : `${one.place}/${one.n}`;
}
