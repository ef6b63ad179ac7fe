// What everything on the board is and what it would pay now, for the tips.
import { ranked } from "./quotations.js";
import { cardSays, tip } from "./tips.js";
import { spoken, total, totals } from "./totals.js";

/** @import { DistrictData, ViewData } from "../app/protocol.js" */
/** @import { Words } from "../app/words.js" */

/** Events that change something in each area of their district; a quarantine is said instead of the prize. */
const LOCAL = new Set(["democracy", "enrichment", "incognito", "restriction", "revolt", "transparency"]);

/** Give every part of a board its tip. @param {import("./board.js").Board} board */
export function describe(board) {
    const { words } = board;
    for (const place of board.places()) describePlace(board, place);
    for (const corner of board.city?.corners ?? []) {
        const here = () => board.view.districts[corner.district - 1];
        tip(corner.card, () => (here().card ? cardSays(words, `card-${here().card}`) : null));
        tip(corner.event, () => (here().event ? cardSays(words, `event-${here().event}`) : null));
        tip(corner.ship, () => shipTip(board, here()));
    }
    for (const [row, { gem }] of board.market?.heads ?? []) tip(gem, () => rowTip(board, row));
    if (board.city) tip(board.city.centre, () => (board.view.centre_ship ? cardSays(words, "event-diplomatic-mission") : null));
    for (const [colour, { marker }] of Object.entries(board.market?.quotations.parts ?? {})) tip(marker, () => gemTip(words, board.view, colour));
}

/** @param {import("./board.js").Board} board @param {import("./place.js").Place} place */
export function describePlace(board, place) {
    tip(place.field, () => ({ title: words().place(place.name), lines: placeLines(words(), board.view, place.name) }));
    const words = () => board.words;
}

/** What a gem is worth as things stand. @param {Words} words @param {ViewData} view @param {string} colour */
export function gemTip(words, view, colour) {
    const title = words.text("picture-tip-gem", { gem: colour });
    if (colour === "black" || colour === "white") return { title, lines: [words.text(`picture-tip-${colour}`)] };
    const rank = rankOf(view, colour);
    return { title, lines: [words.text("picture-tip-colour", { rank, quotation: view.quotations[colour] })] };
}

/** The place of a colour among the quotations. @param {ViewData} view @param {string} colour */
function rankOf(view, colour) {
    return ranked(view.quotations).findIndex((one) => one === colour) + 1;
}

/** @param {import("./board.js").Board} board @param {number} row */
function rowTip({ words, view }, row) {
    const gem = view.market.find((one) => one.row === row)?.gem;
    if (!gem) return null;
    const { title, lines } = gemTip(words, view, gem);
    return { title, lines: [words.text("picture-tip-row", { row, gem }), ...lines] };
}

/** @param {import("./board.js").Board} board @param {DistrictData} district */
function shipTip(board, { ship, event }) {
    const { words, view } = board;
    if (event === "shipwreck") return cardSays(words, "event-shipwreck");
    if (!ship) return null;
    const kinds = [ship.large, ...ship.small].filter((gem, n, all) => all.indexOf(gem) === n);
    return {
        title: words.text("picture-ship", { large: ship.large, small: ship.small[0], small2: ship.small[1] }),
        lines: [
            words.text("picture-tip-ship", { many: view.options.players > 3 ? "four" : "three" }),
            ...kinds.map((gem) => gemTip(words, view, gem)).map((one) => words.text("picture-tip-line", { what: one.title, tells: one.lines[0] })),
        ],
    };
}

/** @param {Words} words @param {ViewData} view @param {string} name */
function placeLines(words, view, name) {
    const here = view.brokers.filter((one) => one.place === name);
    const sums = totals(view, here);
    const known = sums.size > 0 ? [spoken(words, sums)] : [];
    const closed = view.closed.includes(name) ? [words.text("picture-tip-closed")] : [];
    if (name.startsWith("market/")) return [...marketLines(words, view, name), ...known];
    if (name.startsWith("smuggling/")) return [words.text("event-smuggling.effect"), ...known];
    if (name.includes("-")) return [words.text("picture-tip-border"), ...known];
    const { card, event } = view.districts[Number(name[0]) - 1];
    const rule = event && LOCAL.has(event) ? [words.text("picture-tip-line", { what: words.text(`event-${event}`), tells: words.text(`event-${event}.effect`) })] : [];
    return [...closed, prize(words, view, name.slice(2), card, event), ...rule, ...known];
}

/** @param {Words} words @param {ViewData} view @param {string} area @param {string | null} card @param {string | null} event */
function prize(words, view, area, card, event) {
    if (event === "quarantine") return words.text("event-quarantine.effect");
    if (area === "harbour") return words.text("picture-tip-harbour");
    if (area === "palace") {
        return card ? words.text("picture-tip-palace", { card: words.card(card), effect: words.text(`card-${card}.effect`) }) : words.text("picture-tip-palace-empty");
    }
    const pays = view.merchant === view.financier ? 3 : view.merchant ? 5 : 1;
    return words.text("picture-tip-commercial", { points: event === "revolt" ? 3 : pays });
}

/** @param {Words} words @param {ViewData} view @param {string} name */
function marketLines(words, view, name) {
    const [, row, colour] = name.split("/");
    const gem = view.market.find((one) => String(one.row) === row)?.gem;
    const inside = (/** @type {(place: string) => boolean} */ fits) => view.brokers.filter((one) => one.place.startsWith("market/") && fits(one.place));
    const rowSums = totals(view, inside((place) => place.split("/")[1] === row));
    const column = total(view, inside((place) => place.endsWith(`/${colour}`)));
    return [
        words.text("picture-tip-market"),
        gem ? words.text("picture-tip-row", { row: Number(row), gem }) : words.text("picture-tip-row-empty", { row: Number(row) }),
        ...(rowSums.size > 0 ? [words.text("picture-tip-row-sums", { totals: spoken(words, rowSums) })] : []),
        words.text("picture-tip-column", { gem: colour, rank: rankOf(view, colour), sum: column.sum, hidden: column.hidden }),
    ];
}
