// What reaches somebody who looks elsewhere: a sound, a notification, the title of the tab.

import { setTitle, tellTurn } from "../../app/notify.js";
import { play } from "../../app/sounds.js";
import { titleOf } from "../home/lists.js";

/** @import { FactData } from "../../app/protocol.js" */

export class Telling {
    /** @param {import("./page.js").TablePage} page */
    constructor(page) {
        this.page = page;
        this.wasAsked = false;
        /** Somebody has won, which is told with the result and not before. */
        this.won = false;
    }

    /** @param {{facts: FactData[], whole: boolean}} news */
    hear(news) {
        const { words } = this.page;
        const { asked, question } = this.page.store; // also of what is asked only after a counting
        const { settings } = this.page.app;
        const happened = (/** @type {string} */ kind) => !news.whole && news.facts.some((fact) => fact.fact === kind);
        if (asked && !this.wasAsked && question) {
            play(settings, "turn");
            tellTurn(settings, words.text("page-your-turn"), question.text);
        } else if (happened("placed")) {
            play(settings, "placed");
        }
        this.won ||= happened("won");
        this.wasAsked = asked;
        this.#setTitle();
    }

    #setTitle() {
        const { words, store } = this.page;
        if (!store.table) return;
        setTitle(words.text(store.asked ? "page-title-your-turn" : "page-title-at-table", { table: titleOf(words, store.table) }));
    }

    /** The result is there to be seen. */
    tellEnd() {
        if (this.won) play(this.page.app.settings, "over");
        this.won = false;
    }
}
