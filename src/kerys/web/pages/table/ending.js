// The end: who won, where everybody's points came from, and how the points grew.

import { noteError } from "../../app/dialog.js";
import { el } from "../../app/dom.js";
import { seatSign } from "../../draw/broker.js";
import { gem } from "../../draw/gem.js";
import { nameOf } from "../home/lists.js";
import { chart } from "./chart.js";
import { download } from "./head.js";

/** @typedef {import("./page.js").TablePage} TablePage */

/** @param {TablePage} page */
export function ending(page) {
    const { words, store, accounting, app } = page;
    const { table } = store;
    const winners = table.winners.map((/** @type {string} */ seat) => nameOf(words, table, seat));
    /** @param {string} message @param {() => void} onclick @param {string} [kind] */
    const button = (message, onclick, kind = "") => el("button", { type: "button", class: kind, "data-key": message, onclick }, words.text(message));
    const again = table.rematch ? el("a", { class: "button main", href: `/table/${table.rematch}` }, words.text("page-to-rematch")) : button("page-rematch", () => rematch(page), "main");
    return el(
        "section",
        { class: "ending panel", "aria-labelledby": "ending" },
        el("h1", { id: "ending" }, words.text("page-ended", { winners: words.listed(winners), many: winners.length })),
        accounting ? account(page) : null,
        accounting ? chart(words, accounting, (seat) => nameOf(words, table, seat)) : null,
        el(
            "div",
            { class: "row" },
            store.you ? again : null,
            el("a", { class: "button", href: `/replay/${page.id}` }, words.text("page-replay")),
            button("page-record", () => download(page)),
            el("a", { class: "button", href: "/" }, words.text("page-to-home")),
            button("page-look-at-table", () => {
                page.endClosed = true;
                page.draw();
            }),
        ),
    );

    /** @param {TablePage} from */
    async function rematch(from) {
        try {
            const { id } = await app.api.rematch(from.id);
            const { table: next, host } = await app.api.table(id);
            const full = next.seats.every((/** @type {any} */ seat) => seat.kind !== "open");
            if (host && full && next.stage === "open") await app.api.start(id);
            app.go(`/table/${id}`);
        } catch (error) {
            noteError(words, error);
        }
    }
}

/** Where the points came from, one column for each party. @param {TablePage} page */
function account({ words, accounting, store }) {
    const accounts = [...accounting.accounts].sort((a, b) => b.points - a.points);
    const first = accounts[0];
    /**
     * @param {(Node | string)[]} title
     * @param {(account: any) => number | string | null} value
     * @param {string} [kind]
     */
    const line = (title, value, kind = "") =>
        el("tr", { class: kind }, el("th", { scope: "row" }, ...title), ...accounts.map((one) => el("td", { class: "number" }, value(one) ?? "–")));
    const reasons = [...new Set(accounts.flatMap((one) => Object.keys(one.scored)))];
    const lines = [
        ...reasons.map((reason) => line([words.text(`page-account-${reason}`)], (one) => one.scored[reason] ?? 0)),
        ...first.colours.map((/** @type {any} */ colour, /** @type {number} */ n) =>
            line([gem(colour.gem, 18), ` ${words.text("page-account-colour", { gem: words.gem(colour.gem), rank: colour.rank })}`], (one) => words.text("page-account-gems", { points: one.colours[n].points, count: one.colours[n].count })),
        ),
        line([gem("black", 18), ` ${words.text("page-account-black")}`], (one) => words.text("page-account-gems", { points: one.black_points, count: one.black_gems })),
        accounts.some((one) => one.favour_points !== null) && line([words.text("page-account-favour")], (one) => one.favour_points),
        accounts.some((one) => one.speculation !== null) && line([words.text("page-account-speculation")], (one) => one.speculation_points),
        accounts.some((one) => one.smuggler_points > 0) && line([words.text("page-account-smuggler")], (one) => one.smuggler_points),
        accounts.some((one) => one.had !== 0) && line([words.text("page-account-had")], (one) => one.had),
        line([words.text("page-account-sum")], (one) => one.points, "account-sum"),
        line([words.text("page-account-cards")], (one) => words.listed(one.cards.map((/** @type {string} */ name) => words.card(name))) || null, "account-cards"),
    ];
    return el(
        "div",
        { class: "account-table", tabindex: "0", role: "group", "aria-label": words.text("page-accounting") },
        el(
            "table",
            {},
            el("caption", { class: "unseen" }, words.text("page-accounting")),
            el("thead", {}, el("tr", {}, el("td", {}), ...accounts.map((one) => el("th", { scope: "col", class: "number" }, seatSign(one.party, 24), ` ${nameOf(words, store.table, one.party)}`)))),
            el("tbody", {}, ...lines.filter((one) => one !== false)),
        ),
    );
}
