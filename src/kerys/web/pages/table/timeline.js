// The moment that the page shows. Everything that is drawn of the game comes from here: while a counting is told, the
// board, the points, the log and the heading are those of the step, and no question is asked before it is over.

/** @import { Question, SeatData, TableInfo, ViewData } from "../../app/protocol.js" */
/** @import { Counting } from "./counting.js" */
/** @import { Store } from "./store.js" */

export class Timeline {
    /**
     * @param {Store} store what the server has sent
     * @param {() => Counting | undefined} counting what is told of it, once the page has its parts
     */
    constructor(store, counting) {
        this.store = store;
        this.counting = counting;
    }

    /** Whether there is a game to show. */
    get begun() {
        return this.store.view !== null;
    }

    /** Whether the page shows something else than what the server has sent last. */
    get behind() {
        return Boolean(this.counting()?.showing);
    }

    /** @returns {ViewData} */
    get view() {
        const view = this.counting()?.scene ?? this.store.view;
        if (!view) throw new Error("no game has begun");
        return view;
    }

    /** @returns {TableInfo} */
    get table() {
        if (!this.store.table) throw new Error("no table is known yet");
        return this.store.table;
    }

    /** The question of the shown moment. @returns {Question | null} */
    get question() {
        return this.behind ? null : this.store.question;
    }

    /** Whether the viewer is asked and has not answered. */
    get asked() {
        return !this.behind && this.store.asked;
    }

    /** The viewer's own part of the view; null for spectators. @returns {SeatData | null} */
    get own() {
        return this.begun ? (this.view.seats.find((seat) => seat.name === this.store.you) ?? null) : null;
    }
}
