// The moment that the page shows. Everything that is drawn of the game comes from here.

/** @import { Question, SeatData, TableInfo, ViewData } from "../../app/protocol.js" */

/** @import { Store } from "./store.js" */

export class Timeline {
    /** @param {Store} store what the server has sent */
    constructor(store) {
        this.store = store;
    }

    /** Whether there is a game to show. */
    get begun() {
        return this.store.view !== null;
    }

    /** @returns {ViewData} */
    get view() {
        if (!this.store.view) throw new Error("no game has begun");
        return this.store.view;
    }

    /** @returns {TableInfo} */
    get table() {
        if (!this.store.table) throw new Error("no table is known yet");
        return this.store.table;
    }

    /** @returns {Question | null} */
    get question() {
        return this.store.question;
    }

    /** Whether the viewer is asked and has not answered. */
    get asked() {
        const waiting = this.question?.about.waiting ?? [];
        return waiting.some((seat) => seat === this.store.you);
    }

    /** The viewer's own part of the view; null for spectators. @returns {SeatData | null} */
    get own() {
        return this.begun ? (this.view.seats.find((seat) => seat.name === this.store.you) ?? null) : null;
    }
}
