// What is known of the sums in an area, a row, a column: "4 + two hidden". Only for showing; the server counts.

/** @import { ViewData } from "../app/protocol.js" */

/** @import { Words } from "../app/words.js" */
/** @import { Drawable } from "./place.js" */

/** @typedef {{sum: number, hidden: number, brokers: number}} Total */

/**
 * What a broker counts where it stands, null if its value is hidden and matters.
 * @param {ViewData} view @param {Drawable} broker
 */
export function worth(view, broker) {
    const district = districtOf(broker.place);
    const event = district === null ? null : view.districts[district - 1]?.event;
    const seat = view.seats.find((one) => one.name === broker.owner);
    const taught = district === null || event === "revolt" ? 0 : (seat?.professors[district - 1] ?? 0);
    if (event === "democracy") return 1 + taught;
    if (broker.marked && event !== "revolt") return 5 + taught;
    return broker.value === null ? null : broker.value + taught;
}

/** @param {string} place @returns {number | null} the district of an area or of a border inside one */
export function districtOf(place) {
    return /^[1-4]\//.test(place) ? Number(place[0]) : null;
}

/**
 * Totals by owner, in the order of the seats.
 * @param {ViewData} view @param {Drawable[]} brokers @returns {Map<string, Total>}
 */
export function totals(view, brokers) {
    /** @type {Map<string, Total>} */
    const found = new Map();
    for (const name of [...view.seats.map((seat) => seat.name), "neutral"]) {
        const own = brokers.filter((broker) => broker.owner === name);
        if (own.length > 0) found.set(name, total(view, own));
    }
    return found;
}

/** @param {ViewData} view @param {Drawable[]} brokers @returns {Total} */
export function total(view, brokers) {
    const sum = { sum: 0, hidden: 0, brokers: brokers.length };
    for (const broker of brokers) {
        const counts = worth(view, broker);
        if (counts === null) sum.hidden += 1;
        else sum.sum += counts;
    }
    return sum;
}

/** Short, for a drawing: "4", "4+??", "?"; one question mark for each hidden broker. @param {Total} one */
export function short(one) {
    const marks = one.hidden > 4 ? `${one.hidden}×?` : "?".repeat(one.hidden);
    if (one.hidden === 0) return String(one.sum);
    return one.hidden === one.brokers ? marks : `${one.sum}+${marks}`;
}

/** For reading: "Blue 4 + two hidden, Orange 3". @param {Words} words @param {Map<string, Total>} sums */
export function spoken(words, sums) {
    const parts = [...sums].map(([seat, one]) =>
        words.text("picture-total", { seat, sum: one.sum, hidden: one.hidden, known: one.hidden < one.brokers ? "some" : "none" }));
    return words.listed(parts);
}
