// What the page knows of a table: the messages of the server put together, nothing else.

/** @import { ChatLine, Clock, FactData, News, Question, TableInfo, ToClient, ViewData } from "../../app/protocol.js" */

export class Store {
    constructor() {
        /** @type {TableInfo | null} */
        this.table = null;
        /** @type {string | null} */
        this.you = null;
        /** @type {FactData[]} */
        this.facts = [];
        /** @type {ViewData | null} */
        this.view = null;
        /** @type {Question | null} */
        this.question = null;
        /** @type {Clock[]} */
        this.clocks = [];
        /** When the clocks were right. */
        this.clocksAt = 0;
        /** @type {ChatLine[]} */
        this.chat = [];
    }

    /** Whether the viewer is asked and has not answered, whatever the page still shows. */
    get asked() {
        return Boolean(this.question?.about.waiting.some((seat) => seat === this.you));
    }

    /** Whether the viewer's own time runs. */
    get hurried() {
        return this.clocks.some((clock) => clock.seat === this.you && clock.running);
    }

    /** What to say in a hello. */
    get have() {
        return { facts: this.view ? this.facts.length : 0, chat: this.chat.at(-1)?.number ?? 0 };
    }

    /**
     * Take a message in.
     * @param {ToClient} message
     * @returns {{facts: FactData[], chat: ChatLine[], gap: boolean, whole: boolean}} what is new; a gap: ask again
     */
    take(message) {
        const nothing = { facts: [], chat: [], gap: false, whole: false };
        switch (message.type) {
            case "fresh": {
                const first = this.facts.length === 0 || message.first === 0;
                this.table = message.table;
                this.you = message.you;
                this.facts.length = Math.min(this.facts.length, message.first);
                this.facts.push(...message.facts);
                this.view = message.view;
                this.question = message.question;
                this.#setClocks(message.clocks);
                return { ...nothing, facts: message.facts, chat: this.#addChat(message.chat), whole: first };
            }
            case "news":
                if (message.first !== this.facts.length) return { ...nothing, gap: true };
                this.facts.push(...message.facts);
                this.view = withNews(this.view, message);
                this.question = message.question;
                this.#setClocks(message.clocks);
                return { ...nothing, facts: message.facts };
            case "table":
                this.table = message.table;
                this.you = message.you;
                return nothing;
            case "chat":
                return { ...nothing, chat: this.#addChat(message.lines) };
            case "refused":
                if (message.question) this.question = message.question;
                return { ...nothing, gap: message.facts !== this.facts.length };
        }
        return nothing;
    }

    /** @param {Clock[]} clocks */
    #setClocks(clocks) {
        this.clocks = clocks;
        this.clocksAt = performance.now();
    }

    /** @param {ChatLine[]} lines */
    #addChat(lines) {
        const last = this.chat.at(-1)?.number ?? 0;
        const fresh = lines.filter((line) => line.number > last);
        this.chat.push(...fresh);
        return fresh;
    }
}

/**
 * A view brought up to date. The old one stays as it was, for whoever still draws it.
 * @param {ViewData | null} view
 * @param {News} news
 */
function withNews(view, news) {
    if (view === null) return null; // not wanted, or there is no game yet
    const { at, drop, put } = news.brokers ?? { at: 0, drop: 0, put: [] };
    const changed = new Map(news.seats.map((seat) => [seat.name, seat]));
    return {
        ...view,
        ...news.view,
        seats: view.seats.map((seat) => changed.get(seat.name) ?? seat),
        brokers: [...view.brokers.slice(0, at), ...put, ...view.brokers.slice(at + drop)],
    };
}
