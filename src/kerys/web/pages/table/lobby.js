// Before the game: who sits where, bots for free seats, the invitation, and the start.

import { noteError } from "../../app/dialog.js";
import { el } from "../../app/dom.js";
import { seatSign } from "../../draw/broker.js";
import { levelName } from "../home/setup.js";
import { agreed, gameSentence } from "./agreed.js";
import { invitation } from "./inviting.js";
import { askName, rename } from "./naming.js";

/** @import { SeatInfo, TableInfo } from "../../app/protocol.js" */

/** @typedef {import("./page.js").TablePage} TablePage */

/** The invitation is fetched once for each page. @type {WeakMap<TablePage, HTMLElement>} */
const invitations = new WeakMap();

/**
 * @param {TablePage} page
 * @returns {(Node | null)[]}
 */
export function lobby(page) {
    const { words, store, app, host } = page;
    const { you } = store;
    const { table } = page.shown;
    const free = table.seats.filter((seat) => seat.kind === "open").length;
    const missing = absent(table);
    const start = el("button", { type: "button", class: "main big", "data-key": "start", disabled: free > 0 || missing.length > 0, onclick: () => attempt(page, () => app.api.start(page.id)) }, words.text("page-start"));
    return [
        el("h1", { tabindex: "-1" }, table.title || words.text("page-lobby-title")),
        el("p", {}, gameSentence(words, table.options)),
        agreed(words, table),
        el("ul", { class: "lobby-seats plain" }, ...table.seats.map((seat, /** @type {number} */ n) => el("li", { class: "panel row" }, ...seatLine(page, seat, n)))),
        el("p", { role: "status" }, waiting(page, free, missing)),
        el("div", { class: "row" }, host ? start : null, isAbsent(table, you) ? acceptButton(page) : null, you || host ? button(page, "page-leave", () => leave(page)) : null),
        host ? invitationPart(page) : null,
    ];
}

/** For whom a seat is kept who have not said that they play. @param {TableInfo} table @returns {SeatInfo[]} */
export function absent(table) {
    return table.seats.filter((seat) => seat.invited);
}

/** @param {TableInfo} table @param {string | null} you */
function isAbsent(table, you) {
    return absent(table).some((seat) => seat.seat === you);
}

/** Sitting down in the seat that is kept for oneself. @param {TablePage} page */
function acceptButton(page) {
    return el("button", { type: "button", class: "main big", "data-key": "accept", onclick: () => attempt(page, () => page.app.api.join(page.id, null)) }, page.words.text("page-accept"));
}

/**
 * What is waited for before the game can begin.
 * @param {TablePage} page
 * @param {number} free
 * @param {SeatInfo[]} missing
 */
function waiting({ words, store, shown, host }, free, missing) {
    const asHost = host ? "yes" : "no";
    if (isAbsent(shown.table, store.you)) return words.text("page-lobby-asked");
    if (missing.length === 0 || free > 0) return words.text("page-lobby-waiting", { free, host: asHost });
    return words.text("page-lobby-absent", { people: words.listed(missing.map((seat) => seat.name)), many: missing.length, host: asHost });
}

/**
 * @param {TablePage} page
 * @param {SeatInfo} seat
 * @param {number} n
 */
function seatLine(page, seat, n) {
    const { words, app, host, store } = page;
    const bots = app.about.levels.filter((name) => words.has(`page-level-${name}`));
    const level = el("select", { "aria-label": words.text("page-lobby-bot-for", { seat: words.seat(seat.seat) }), "data-key": `bot-${n}` }, el("option", { value: "" }, words.text("page-lobby-add-bot")), ...bots.map((name) => el("option", { value: name }, levelName(words, name))));
    level.addEventListener("change", () => attempt(page, () => app.api.seatBot(page.id, n, level.value)));
    const who = seat.kind === "open" ? words.text("page-seat-open") : seat.kind === "bot" ? words.text("page-seat-bot", { level: levelName(words, seat.level) }) : seat.name;
    return [
        seatSign(seat.seat, 30),
        el("strong", {}, words.seat(seat.seat)),
        el("span", { class: "grow" }, who),
        seat.invited && seat.seat !== store.you ? el("span", { class: "soft" }, words.text("page-seat-invited")) : null,
        seat.seat === store.you ? el("span", { class: "tag" }, words.text("page-you")) : null,
        seat.seat === store.you ? button(page, "page-rename", () => rename(page)) : null,
        seat.kind === "open" && seat.seat !== store.you ? button(page, "page-sit", () => sit(page, n), `sit-${n}`) : null,
        host && seat.kind === "open" ? level : null,
        host && seat.kind === "bot" ? button(page, "page-lobby-remove-bot", () => app.api.seatBot(page.id, n, ""), `remove-${n}`) : null,
        host && seat.kind === "person" && seat.seat !== store.you ? button(page, seat.invited ? "page-lobby-free" : "page-lobby-send-away", () => app.api.sendAway(page.id, n), `send-away-${n}`) : null,
    ];
}

/** Whoever leaves may not be let in again, and a table that everybody has left is gone. @param {TablePage} page */
async function leave(page) {
    await page.app.api.leave(page.id);
    page.app.go("/");
}

/** Whoever has said no name yet is asked for one. @param {TablePage} page @param {number} n */
async function sit(page, n) {
    const { app, words } = page;
    const me = await app.api.me();
    const join = () => app.api.join(page.id, n, page.invitation);
    if (me?.named) {
        await join();
        return;
    }
    askName(page, me?.name ?? "", words.text("page-sit"), async (name) => {
        if (!me || (name && name !== me.name)) await app.api.enter({ name, language: words.language });
        await join();
        // The connection was made by nobody; the guest needs one of their own.
        if (!me) app.go(location.pathname);
    });
}

/**
 * @param {TablePage} page
 * @param {string} message
 * @param {() => Promise<unknown>} work
 * @param {string} [key]
 */
function button(page, message, work, key = message) {
    return el("button", { type: "button", "data-key": key, onclick: () => attempt(page, work) }, page.words.text(message));
}

/** @param {TablePage} page @param {() => Promise<unknown>} work */
async function attempt(page, work) {
    try {
        await work();
    } catch (error) {
        noteError(page.words, error);
    }
}

/** @param {TablePage} page */
function invitationPart(page) {
    let part = invitations.get(page);
    if (!part) {
        part = el("section", { class: "panel", "aria-label": page.words.text("page-invite") }, el("h2", {}, page.words.text("page-invite")));
        invitations.set(page, part);
        invitation(page).then((box) => part?.append(box), (error) => noteError(page.words, error));
    }
    return part;
}
