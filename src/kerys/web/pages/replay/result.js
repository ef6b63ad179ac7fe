// How it ended: points over the rounds, and where everybody's points came from.
import { el } from "../../app/dom.js";
import { chart } from "../../draw/chart.js";
import { gem } from "../../draw/gem.js";
import { seatSign } from "../../draw/broker.js";

/** @param {any} words @param {any} accounting @returns {HTMLElement[]} */
export function result(words, accounting) {
    const { rounds, accounts, winners } = accounting;
    const byParty = (/** @type {number[]} */ points) => Object.fromEntries(accounts.map((/** @type {any} */ one, /** @type {number} */ n) => [one.party, points[n]]));
    const columns = rounds.map((/** @type {any} */ one) => ({ label: words.text("replay-round", { round: one.round }), points: byParty(one.points) }));
    columns.push({ label: words.text("replay-end"), points: byParty(accounts.map((/** @type {any} */ one) => one.points)) });
    return [
        el("h2", {}, words.text("replay-winner", { seats: words.listed(winners.map((/** @type {string} */ seat) => words.seat(seat))), count: winners.length })),
        el("div", { class: "chart-box" }, chart(columns, { title: words.text("replay-chart"), name: (seat) => words.seat(seat) })),
        table(words, accounts),
    ];
}

/** @param {any} words @param {any[]} accounts */
function table(words, accounts) {
    const ranks = accounts[0].colours.map((/** @type {any} */ one) => one.gem);
    const rounds = (/** @type {any} */ one) => one.had + Object.values(one.scored).reduce((/** @type {number} */ sum, /** @type {any} */ points) => sum + points, 0);
    /** @type {[string | (Node | string)[], (account: any) => string | number | null][]} */
    const rows = [
        [words.text("replay-in-rounds"), rounds],
        ...ranks.map((/** @type {string} */ colour, /** @type {number} */ n) => [
            [gem(colour, 20), " ", words.text("replay-colour", { gem: colour })],
            (/** @type {any} */ one) => words.text("replay-for", { points: one.colours[n].points, count: one.colours[n].count }),
        ]),
        [[gem("black", 20), " ", words.text("replay-colour", { gem: "black" })], (one) => words.text("replay-for", { points: one.black_points, count: one.black_gems })],
        [words.text("replay-favour"), (one) => one.favour_points],
        [words.text("event-speculation"), (one) => one.speculation_points],
        [words.text("card-smuggler"), (one) => one.smuggler_points || null],
        [words.text("replay-points"), (one) => one.points],
    ];
    const shown = rows.filter(([, value]) => accounts.some((one) => value(one) !== null));
    return el("div", { class: "result-table", tabindex: 0, role: "region", "aria-label": words.text("replay-points") }, el("table", {},
        el("thead", {}, el("tr", {}, el("td", {}), accounts.map((one) => el("th", { scope: "col" }, seatSign(one.party, 22), " ", words.seat(one.party))))),
        el("tbody", {}, shown.map(([title, value], n) => el("tr", { class: n === shown.length - 1 ? "result-sum" : "" },
            el("th", { scope: "row" }, title), accounts.map((one) => el("td", {}, value(one) ?? "–")))))));
}
