// The line above the board: round and phase, the connection, and what one can do besides answering.

import { note, noteError, openDialog } from "../../app/dialog.js";
import { el, fill, put } from "../../app/dom.js";
import { invitation } from "./inviting.js";

/** @import { TableInfo } from "../../app/protocol.js" */

/** @typedef {import("./page.js").TablePage} TablePage */

export class Head {
    /** @param {TablePage} page */
    constructor(page) {
        this.page = page;
        /** What was drawn last. */
        this.drawn = "";
        /** A button is the same one as long as it is offered: drawn anew, it would lose the click of who is pressing it. @type {Map<string, HTMLButtonElement>} */
        this.kept = new Map();
        this.where = el("h1", { class: "where" });
        this.state = el("p", { class: "connection", role: "status" });
        this.buttons = el("div", { class: "row head-buttons" });
        this.menu = el("button", { type: "button", class: "head-menu", "aria-expanded": "false", "aria-label": page.words.text("page-menu"), onclick: () => this.#toggle() }, "⋯");
        this.element = el("div", { class: "table-head" }, this.where, this.state, this.menu, this.buttons);
    }

    update() {
        const { words, store, connected } = this.page;
        const { table } = store;
        const view = this.page.shown.begun ? this.page.shown.view : null;
        const now = JSON.stringify([view?.round, view?.phase, connected, table?.stage, table?.seats, this.page.host, this.page.endClosed, this.page.parts.counting.steps.length > 0]);
        if (now === this.drawn) return;
        this.drawn = now;
        this.where.dataset.round = String(view?.round ?? "");
        this.where.dataset.phase = view?.phase ?? "";
        fill(this.where, view ? words.text("page-where-we-are", { round: view.round, phase: words.text(`phase-${view.phase}`) }) : "");
        fill(this.state, connected === "open" ? "" : words.text(`page-connection-${connected}`));
        this.state.hidden = connected === "open";
        put(this.buttons, ...(table ? this.#actions(table) : []));
    }

    /** @param {TableInfo} table */
    #actions(table) {
        const { page } = this;
        const { store } = page;
        const seat = table.seats.find((one) => one.seat === store.you);
        const running = table.stage === "running";
        /** @param {unknown} offered @param {string} message @param {() => void} onclick */
        const button = (offered, message, onclick) => {
            if (!offered) return null;
            const made = this.kept.get(message) ?? el("button", { type: "button", "data-key": message, onclick }, page.words.text(message));
            this.kept.set(message, made);
            return made;
        };
        return [
            button(running && seat && !seat.away, "page-go-away", () => page.tellAway("away")),
            button(page.parts.counting.steps.length > 0, "page-counting-again", () => page.parts.counting.repeat()),
            button(table.stage === "over" && page.endClosed, "page-show-result", () => this.#showEnd()),
            button(page.host && running, "page-invite", () => this.#invite()),
            button(true, "page-record", () => download(page)),
        ];
    }

    #toggle() {
        const open = this.element.classList.toggle("menu-open");
        this.menu.setAttribute("aria-expanded", String(open));
    }

    #showEnd() {
        this.page.endClosed = false;
        this.page.draw();
    }

    async #invite() {
        const { words } = this.page;
        try {
            openDialog(words.text("page-invite"), [await invitation(this.page)], { words });
        } catch (error) {
            noteError(words, error);
        }
    }
}

/** The record as a file: whole if the game is over, else what the viewer may know. @param {TablePage} page */
export async function download(page) {
    try {
        const { record, whole } = await page.app.api.record(page.id);
        const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
        const link = el("a", { href: address, download: `kerys-${page.id}.record` });
        link.click();
        setTimeout(() => URL.revokeObjectURL(address), 1000);
        if (!whole) note(page.words.text("page-record-part"));
    } catch (error) {
        noteError(page.words, error);
    }
}
