// Lists of tables: the own ones with whose turn it is, open ones to join, running ones to watch.

import { el } from "../../app/dom.js";
import { seatSign } from "../../draw/broker.js";
import { clockText } from "../table/agreed.js";

/** @import { TableInfo, Tables } from "../../app/protocol.js" */

/** @typedef {import("../../app/start.js").App} App */

/**
 * @param {App} app
 * @param {Tables} tables
 */
export function tableLists(app, tables) {
    const own = new Set(tables.mine.map((table) => table.id));
    const others = (/** @type {TableInfo[]} */ list) => list.filter((table) => !own.has(table.id));
    return [
        list(app, "page-my-games", tables.mine, true),
        list(app, "page-open-tables", others(tables.open), false),
        list(app, "page-watch", others(tables.running), false),
    ];
}

/**
 * @param {App} app
 * @param {string} title
 * @param {TableInfo[]} tables
 * @param {boolean} mine
 */
function list(app, title, tables, mine) {
    if (tables.length === 0) return null;
    const { words } = app;
    return el(
        "section",
        { class: "panel table-list" },
        el("h2", {}, words.text(title)),
        el("ul", {}, ...tables.slice(0, 20).map((table) => el("li", {}, entry(app, table, mine)))),
    );
}

/**
 * @param {App} app
 * @param {TableInfo} table
 * @param {boolean} mine
 */
function entry(app, table, mine) {
    const { words } = app;
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    const signs = table.seats.map((seat) => el("span", { class: seat.kind === "open" ? "free" : "" }, seatSign(seat.seat, 20)));
    return el(
        "a",
        { class: "table-entry", href: table.stage === "over" && !mine ? `/replay/${table.id}` : `/table/${table.id}`, "data-table": table.id, "data-key": `table-${table.id}` },
        el("span", { class: "signs", "aria-hidden": "true" }, ...signs),
        el("span", { class: "table-name" }, titleOf(words, table)),
        el("span", { class: "soft small states" }, el("span", {}, state(app, table, free)), ...terms(app, table)),
    );
}

/** What somebody who joins agrees to. @param {App} app @param {TableInfo} table */
function terms({ words }, { stage, clock, rated }) {
    if (stage !== "open") return [];
    const ticks = clock.bank > 0 || clock.per_answer > 0;
    return [ticks && el("span", {}, clockText(words, clock)), rated && el("span", {}, words.text("page-state-rated"))];
}

/**
 * What is going on at a table, in a few words.
 * @param {App} app
 * @param {TableInfo} table
 * @param {number} free
 */
function state({ words }, table, free) {
    const missing = table.seats.filter((seat) => seat.invited).map((seat) => seat.name);
    if (table.stage === "open" && free === 0 && missing.length > 0) return words.text("page-state-invited", { people: words.listed(missing) });
    if (table.stage === "open") return words.text("page-state-open", { free });
    if (table.stage === "over") {
        const winners = table.winners.map((/** @type {string} */ seat) => nameOf(words, table, seat));
        return words.text("page-state-over", { winners: words.listed(winners), many: winners.length });
    }
    const waiting = table.waiting.map((/** @type {string} */ seat) => nameOf(words, table, seat));
    return words.text("page-state-running", { waiting: words.listed(waiting) });
}

/**
 * What a table is called: its own name, or who plays there.
 * @param {import("../../app/words.js").Words} words
 * @param {TableInfo} table
 */
export function titleOf(words, table) {
    const people = table.seats.filter((seat) => seat.kind === "person").map((seat) => nameOf(words, table, seat.seat));
    const bots = table.seats.filter((seat) => seat.kind === "bot").length;
    return table.title || words.text("page-table-of", { people: words.listed(people), bots });
}

/**
 * Who sits there; a bot, or nobody, is called by the seat's colour.
 * @param {import("../../app/words.js").Words} words
 * @param {TableInfo} table
 * @param {string} seat
 */
export function nameOf(words, table, seat) {
    const found = table.seats.find((one) => one.seat === seat);
    return (found?.kind === "person" && found.name) || words.seat(seat);
}
