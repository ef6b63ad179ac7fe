// How a game ended: who won, where everybody's points came from, and how they grew over the rounds.

import { el } from "../app/dom.js";
import { seatSign } from "./broker.js";
import { chart } from "./chart.js";
import { emblem } from "./emblem.js";
import { gem } from "./gem.js";

/** @import { Account, Accounting } from "../app/protocol.js" */

/** @typedef {import("../app/words.js").Words} Words */
/** @typedef {(party: string) => string} Name */

/** @param {Words} words @param {string[]} winners @param {Name} name */
export function whoWon(words, winners, name) {
    return words.text("page-ended", { winners: words.listed(winners.map(name)), many: winners.length });
}

/** All of it beneath a board. @param {Words} words @param {Accounting} accounting @param {Name} name */
export function result(words, accounting, name) {
    return [el("h2", {}, whoWon(words, accounting.winners, name)), accounts(words, accounting, name)];
}

/** The table and the chart. @param {Words} words @param {Accounting} accounting @param {Name} name */
export function accounts(words, accounting, name) {
    return el("div", { class: "accounts" }, accountTable(words, accounting, name), pointsChart(words, accounting, name));
}

/** @param {Words} words @param {Accounting} accounting @param {Name} name */
function pointsChart(words, { rounds, accounts }, name) {
    const byParty = (/** @type {number[]} */ points) => Object.fromEntries(accounts.map((one, /** @type {number} */ n) => [one.party, points[n]]));
    const columns = [
        ...rounds.map((one) => ({ label: String(one.round), points: byParty(one.points) })),
        { label: words.text("page-chart-end"), points: byParty(accounts.map((one) => one.points)) },
    ];
    return el("div", { class: "chart-box" }, chart(columns, { title: words.text("page-chart"), name }));
}

/** One column for each party, the best first. @param {Words} words @param {Accounting} accounting @param {Name} name */
function accountTable(words, accounting, name) {
    const accounts = [...accounting.accounts].sort((a, b) => b.points - a.points);
    const first = accounts[0];
    /**
     * @param {(Node | string)[]} title
     * @param {(account: Account) => number | string | Node[] | null} value
     * @param {string} [kind]
     */
    const line = (title, value, kind = "") =>
        el("tr", { class: kind }, el("th", { scope: "row" }, ...title), ...accounts.map((one) => el("td", { class: "number" }, value(one) ?? "–")));
    const reasons = [...new Set(accounts.flatMap((one) => Object.keys(one.scored)))];
    const lines = [
        ...reasons.map((reason) => line([words.text(`page-account-${reason}`)], (one) => one.scored[reason] ?? 0)),
        ...first.colours.map((colour, /** @type {number} */ n) =>
            line([gem(colour.gem, 18), ` ${words.text("page-account-colour", { gem: words.gem(colour.gem), rank: colour.rank })}`], (one) => gems(words, one.colours[n].points, one.colours[n].count)),
        ),
        line([gem("black", 18), ` ${words.text("page-account-black")}`], (one) => gems(words, one.black_points, one.black_gems)),
        accounts.some((one) => one.favour_points !== null) && line([words.text("page-account-favour")], (one) => one.favour_points),
        accounts.some((one) => one.speculation !== null) && line([words.text("page-account-speculation")], (one) => one.speculation_points),
        accounts.some((one) => one.smuggler_points > 0) && line([words.text("page-account-smuggler")], (one) => one.smuggler_points),
        accounts.some((one) => one.had !== 0) && line([words.text("page-account-had")], (one) => one.had),
        line([words.text("page-account-sum")], (one) => one.points, "account-sum"),
        line([words.text("page-account-cards")], (one) => (one.cards.length > 0 ? one.cards.map((/** @type {string} */ card) => character(words, card)) : null), "account-cards"),
    ];
    return el(
        "div",
        { class: "account-table", tabindex: "0", role: "group", "aria-label": words.text("page-accounting") },
        el(
            "table",
            {},
            el("caption", { class: "unseen" }, words.text("page-accounting")),
            el("thead", {}, el("tr", {}, el("td", {}), ...accounts.map((one) => el("th", { scope: "col", class: "number" }, seatSign(one.party, 24), el("span", { title: name(one.party) }, name(one.party)))))),
            el("tbody", {}, ...lines.filter((one) => one !== false)),
        ),
    );
}

/** What gems gave, and how many there were: in words only for whoever hears it. @param {Words} words @param {number} points @param {number} count */
function gems(words, points, count) {
    return [
        el("span", { class: "unseen" }, words.text("page-account-gems", { points, count })),
        el("span", { "aria-hidden": "true" }, points, count > 0 ? el("small", { class: "soft" }, ` ×${count}`) : null),
    ];
}

/** @param {Words} words @param {string} card */
function character(words, card) {
    const name = words.card(card);
    return el("span", { class: "account-card", title: name }, emblem("character", card, 26), el("span", { class: "unseen" }, name));
}
