// The table: one object that owns the connection, what is known, the answer being composed, and the parts of the page.

import { Connection, FINAL } from "../../app/connection.js";
import { note, noteError, noteProblem } from "../../app/dialog.js";
import { el, redraw } from "../../app/dom.js";
import { Choice } from "./choice.js";
import { ending } from "./ending.js";
import { lobby } from "./lobby.js";
import { Parts } from "./parts.js";
import { marksFor, picking } from "./pointing.js";
import { Sending } from "./sending.js";
import { Store } from "./store.js";
import { Telling } from "./telling.js";
import { Timeline } from "./timeline.js";

/** @import { ToClient } from "../../app/protocol.js" */

/** @typedef {import("../../app/start.js").App} App */

export class TablePage {
    /**
     * @param {HTMLElement} root
     * @param {string} id
     * @param {App} app
     */
    constructor(root, id, app) {
        this.app = app;
        this.id = id;
        this.root = root;
        this.store = new Store();
        /** @type {Parts | undefined} */
        this.built = undefined;
        this.shown = new Timeline(this.store, () => this.built?.counting);
        this.choice = new Choice(id);
        this.choice.onChange = () => this.draw();
        this.choice.onWhole = (decision, answers) => {
            if (!this.sending) this.connection.send({ type: "preview", decision, answers });
        };
        this.host = false;
        /** @type {import("../../app/protocol.js").Accounting | null} */
        this.accounting = null;
        /** Whether the end was looked at and put away. */
        this.endClosed = false;
        this.invitation = invitationFor(id);
        this.refused = "not-found";
        /** @type {"connecting" | "open" | "lost" | "ended"} */
        this.connected = "connecting";
        this.telling = new Telling(this);
        this.drawing = 0;
        /** What had the focus last. @type {Element | null} */
        this.focused = null;
        root.addEventListener("focusin", (event) => {
            this.focused = event.target instanceof Element ? event.target : null;
        });
        this.parts = this.built = new Parts(this);
        this.connection = new Connection({
            id,
            invitation: this.invitation,
            language: () => this.words.language,
            study: () => app.settings.get("study"),
            have: () => this.store.have,
            onMessage: (message) => this.#take(message),
            onState: (state) => {
                this.connected = state;
                this.draw();
            },
        });
        this.turn = new Sending(id, this.connection);
        this.stopListening = app.settings.listen((name) => {
            if (name === "study") this.connection.resync();
            this.draw();
        });
        this.ticking = setInterval(() => this.#tick(), 1000);
        app.onWords = () => this.#speak();
    }

    get words() {
        return this.app.words;
    }

    get sending() {
        return this.turn.busy;
    }

    /** Whether nothing can be picked now: an answer is on its way, or a counting is being told. */
    get closed() {
        return this.sending || this.shown.behind;
    }

    close() {
        cancelAnimationFrame(this.drawing);
        this.connection.close();
        this.stopListening();
        this.parts.counting.stop();
        clearInterval(this.ticking);
    }

    #tick() {
        this.parts.seats.tick();
        this.parts.asking.clock.tick();
    }

    // --- What the person does ---------------------------------------------------------------------------------
    /** @param {string} text of an option */
    pickText(text) {
        this.choice.choose(text);
    }

    /** Send what is composed. */
    confirm() {
        const { choice, store } = this;
        if (!choice.ready || this.closed) return;
        this.turn.start(choice.composed.map(({ decision, option }) => ({ decision, text: option.text })), store.facts.length);
        this.draw();
    }

    /**
     * Whoever goes away must not believe that a bot plays on when nobody has heard of it.
     * @param {"away" | "back"} type
     */
    tellAway(type) {
        if (!this.connection.send({ type })) noteProblem(this.words, { code: "unreachable", reason: "" });
    }

    // --- What the server says ---------------------------------------------------------------------------------
    /** @param {ToClient} message */
    #take(message) {
        const { view: before, you } = this.store;
        const news = this.store.take(message);
        if (you && !this.store.you && message.type === "table") note(this.words.text("page-no-seat"));
        if (news.gap) this.connection.resync();
        // That there is no such table, or why it cannot be seen, is said in its place.
        if (message.type === "problem" && FINAL.has(message.code)) this.refused = message.code;
        if (message.type === "problem" && (!FINAL.has(message.code) || this.store.table)) noteProblem(this.words, message);
        if (message.type === "fresh" || message.type === "table") this.#lookUp();
        if (message.type === "pong") return;
        if (news.whole) this.parts.log.reset();
        this.#takeQuestion(message);
        // The counting first: the log does not run ahead of it.
        if (news.whole) this.parts.counting.recall(news.facts);
        else this.parts.counting.add(news.facts, before);
        this.parts.log.add(news.facts, news.whole);
        this.parts.chat.add(news.chat, news.whole);
        this.telling.hear(news);
        this.draw();
    }

    /** What the message means for the turn on its way and the one being composed. @param {ToClient} message */
    #takeQuestion(message) {
        const { choice, turn } = this;
        const { question, facts } = this.store;
        const became = turn.heard(message, question, facts.length);
        if (message.type === "refused" && became === "refused") noteProblem(this.words, message);
        choice.begin(question, turn.textsFor(question));
        if (became === "settled" && question?.about.sealed) choice.takeBack();
        if (message.type === "previewed") choice.previewed(message);
        // Whoever asked how the turn goes on before a connection was lost asks again; without a reply it is as it is.
        if (became === "refused" || message.type === "fresh") choice.goOn();
        else if (message.type === "problem" || (message.type === "refused" && message.key === "")) choice.dontWait();
    }

    /** Whether the viewer is the host, and the accounting, are told only by HTTP. */
    async #lookUp() {
        try {
            const reply = await this.app.api.table(this.id, this.invitation);
            this.host = reply.host;
            this.accounting = reply.accounting;
            this.draw();
        } catch (error) {
            noteError(this.words, error);
        }
    }

    /** Another language without a reload. */
    #speak() {
        this.parts.counting.stop();
        this.parts = this.built = new Parts(this);
        this.parts.counting.recall(this.store.facts);
        this.parts.log.add(this.store.facts, true);
        this.parts.chat.add(this.store.chat, true);
        this.draw();
        this.connection.send({ type: "speak", language: this.words.language });
    }

    // --- What is shown ----------------------------------------------------------------------------------------
    /** Draw soon: all that happens before the next picture of the screen is drawn once. */
    draw() {
        if (this.drawing) return;
        this.drawing = requestAnimationFrame(() => {
            this.drawing = 0;
            this.#draw();
        });
    }

    #draw() {
        const { store, parts } = this;
        // Who was let go before the game, or found nothing, gets to know no more of the table.
        const stage = this.connected === "ended" && store.table?.stage === "open" ? undefined : store.table?.stage;
        parts.playing.hidden = !store.view || stage === "open";
        parts.lobby.hidden = stage !== undefined && stage !== "open";
        if (!stage) redraw(parts.lobby, this.connected === "ended", () => (this.connected === "ended" ? this.#nothing() : [el("p", { role: "status" }, this.words.text("page-loading"))]));
        if (stage === "open") redraw(parts.lobby, [store.table, store.you, this.host], () => lobby(this));
        // Who won is not said before the counting that decides it has been told.
        const ended = stage === "over" && !this.endClosed && !parts.counting.showing;
        const shown = parts.end.childElementCount > 0;
        redraw(parts.end, ended && [store.table, store.you, this.accounting], () => (ended ? [ending(this)] : []));
        if (ended && !shown) this.#lookAtEnd();
        if (ended) this.telling.tellEnd();
        parts.head.update();
        if (!store.view) {
            this.#mendFocus();
            return;
        }
        // Which ship is being shared out stands in the question.
        parts.board.update({ ...this.shown.view, question: this.shown.question?.about ?? null }, marksFor(this));
        parts.middle.dataset.asked = String(this.shown.asked);
        parts.boardPart.dataset.picking = this.shown.behind ? "" : picking(this.choice);
        parts.asking.update();
        parts.seats.update();
        parts.log.update();
        parts.chat.update();
        this.#mendFocus();
    }

    #nothing() {
        const { words } = this;
        return [
            el("h1", {}, words.text("page-missing-title")),
            el("p", { role: "status" }, words.text(`page-error-${this.refused}`)),
            el("p", {}, el("a", { class: "button main", href: "/" }, words.text("page-to-home"))),
        ];
    }

    /** Whoever is further down the page, as on a phone, is brought to it; not whoever is writing something. */
    #lookAtEnd() {
        if (!(document.activeElement instanceof HTMLInputElement)) this.parts.end.querySelector("h1")?.focus();
    }

    /** When what had the focus is gone or hidden, nobody with a keyboard is left outside. */
    #mendFocus() {
        const { focused, parts } = this;
        if (!focused || document.activeElement !== document.body || (focused.isConnected && focused.checkVisibility())) return;
        this.focused = null;
        const playing = parts.counting.showing ? parts.counting.element : parts.asking.sentence;
        const next = parts.playing.hidden ? parts.lobby.querySelector("h1") : (parts.end.querySelector("h1") ?? playing);
        next?.focus({ preventScroll: true });
    }
}

/**
 * The invitation out of the address, behind the # where no server sees it; kept for this visit.
 * @param {string} id
 */
function invitationFor(id) {
    const kept = `kerys-invitation-${id}`;
    const given = location.hash.slice(1);
    try {
        if (given && given !== "main") sessionStorage.setItem(kept, given);
        return sessionStorage.getItem(kept) ?? "";
    } catch {
        return given;
    }
}

/** @type {import("../../app/start.js").Show} */
export async function show(root, params, app) {
    const page = new TablePage(root, params.id, app);
    page.draw();
    return () => page.close();
}
