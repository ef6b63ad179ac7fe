// Chat: what people say at the table, always as text.

import { note, noteError } from "../../app/dialog.js";
import { el, fill } from "../../app/dom.js";
import { play } from "../../app/sounds.js";
import { seatSign } from "../../draw/broker.js";

/** @import { ChatLine } from "../../app/protocol.js" */

const MOST_LINES = 200;

export class Chat {
    /** @param {import("./page.js").TablePage} page */
    constructor(page) {
        this.page = page;
        const { words } = page;
        this.lines = el("ol", { class: "chat-lines", "aria-live": "polite", tabindex: "0", "aria-label": words.text("page-tab-chat") });
        this.input = el("input", { type: "text", maxlength: 500, autocomplete: "off", "aria-label": words.text("page-chat-say"), placeholder: words.text("page-chat-say") });
        this.form = el("form", { class: "row" }, this.input, el("button", { type: "submit" }, words.text("page-chat-send")));
        this.form.addEventListener("submit", (event) => {
            event.preventDefault();
            const text = this.input.value.trim();
            if (!text) return;
            page.connection.say(text);
            this.input.value = "";
        });
        this.none = el("p", { class: "soft small" }, words.text("page-chat-none"));
        this.element = el("section", { class: "chat panel", "aria-label": words.text("page-tab-chat") }, this.lines, this.form, this.none);
        this.unread = 0;
        /** Whom this host has muted, as far as this page knows. @type {Set<string>} */
        this.muted = new Set();
        /** @type {(unread: number) => void} */
        this.onUnread = () => {};
    }

    update() {
        const { you } = this.page.store;
        const { table } = this.page.shown;
        const may = table.chat && (you !== null || table.stage !== "running");
        this.element.dataset.host = String(this.page.host);
        this.form.hidden = !may;
        this.none.hidden = may;
    }

    /**
     * @param {ChatLine[]} lines
     * @param {boolean} silent
     */
    add(lines, silent) {
        if (lines.length === 0) return;
        for (const line of lines) this.lines.append(this.#line(line));
        while (this.lines.childElementCount > MOST_LINES) this.lines.firstElementChild?.remove();
        this.lines.scrollTop = this.lines.scrollHeight;
        if (silent || this.element.checkVisibility()) {
            this.unread = 0;
        } else {
            this.unread += lines.length;
            play(this.page.app.settings, "chat");
        }
        this.onUnread(this.unread);
    }

    /** @param {ChatLine} line */
    #line(line) {
        const item = el("li", {});
        const time = new Intl.DateTimeFormat(this.page.words.language, { timeStyle: "short" }).format(new Date(line.at * 1000));
        const own = line.seat !== null && line.seat === this.page.store.you;
        const mute = el("button", { type: "button", class: "quiet small mute", onclick: () => this.#mute(line.name) }, this.page.words.text("page-mute"));
        mute.hidden = own;
        fill(item, line.seat ? seatSign(line.seat, 18) : "", el("strong", {}, line.name), el("span", {}, line.text), el("time", { class: "soft small" }, time), mute);
        return item;
    }

    /**
     * The host lets somebody not write any more, or again.
     * @param {string} name
     */
    async #mute(name) {
        const { words, app, id } = this.page;
        const muted = !this.muted.has(name);
        try {
            await app.api.mute(id, name, muted);
            if (muted) this.muted.add(name);
            else this.muted.delete(name);
            note(words.text("page-muted", { name, muted: muted ? "yes" : "no" }));
        } catch (error) {
            noteError(words, error);
        }
    }
}
