// The end: who won, where everybody's points came from, and how the points grew.

import { noteError } from "../../app/dialog.js";
import { el } from "../../app/dom.js";
import { accounts, whoWon } from "../../draw/accounting.js";
import { nameOf } from "../home/lists.js";
import { download } from "./head.js";

/** @typedef {import("./page.js").TablePage} TablePage */

/** @param {TablePage} page */
export function ending(page) {
    const { words, store, accounting, app } = page;
    const { table } = page.shown;
    const name = (/** @type {string} */ party) => nameOf(words, table, party);
    /** @param {string} message @param {() => void} onclick @param {string} [kind] */
    const button = (message, onclick, kind = "") => el("button", { type: "button", class: kind, "data-key": message, onclick }, words.text(message));
    const again = table.rematch ? el("a", { class: "button main", href: `/table/${table.rematch}` }, words.text("page-to-rematch")) : button("page-rematch", () => rematch(page), "main");
    return el(
        "section",
        { class: "ending panel", "aria-labelledby": "ending" },
        el("h1", { id: "ending", tabindex: "-1", "data-key": "ending" }, whoWon(words, table.winners, name)),
        accounting ? accounts(words, accounting, name) : null,
        el(
            "div",
            { class: "row" },
            store.you ? again : null,
            page.parts.counting.steps.length > 0 ? button("page-counting-again", () => page.parts.counting.repeat()) : null,
            el("a", { class: "button", href: `/replay/${page.id}` }, words.text("page-replay")),
            button("page-record", () => download(page)),
            el("a", { class: "button", href: "/" }, words.text("page-to-home")),
            button("page-look-at-table", () => {
                page.endClosed = true;
                scrollTo(0, 0);
                page.draw();
            }),
        ),
    );

    /** @param {TablePage} from */
    async function rematch(from) {
        try {
            const { id } = await app.api.rematch(from.id);
            const { table: next, host } = await app.api.table(id);
            // With bots alone the game begins at once; other people have to come first.
            const ready = next.seats.every((seat) => seat.kind !== "open" && !seat.invited);
            if (host && ready && next.stage === "open") await app.api.start(id);
            app.go(`/table/${id}`);
        } catch (error) {
            noteError(words, error);
        }
    }
}
