// What reaches somebody who looks elsewhere: a sound, a notification, the title of the tab.

import { setTitle, tellTurn } from "../../app/notify.js";
import { play } from "../../app/sounds.js";

export class Telling {
    /** @param {import("./page.js").TablePage} page */
    constructor(page) {
        this.page = page;
        this.wasAsked = false;
        /** Somebody has won, which is told with the result and not before. */
        this.won = false;
    }

    /** @param {{facts: any[], whole: boolean}} news */
    hear(news) {
        const { words } = this.page;
        const { asked, question } = this.page.store;
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
        setTitle(words.text("page-title-table"), asked ? `● ${words.text("page-your-turn")}` : "");
    }

    /** The result is there to be seen. */
    tellEnd() {
        if (this.won) play(this.page.app.settings, "over");
        this.won = false;
    }
}
