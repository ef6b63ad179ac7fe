// Everyone at the table: points, gems, cards, brokers in front and what can be known of the others, the clock.

import { el, put } from "../../app/dom.js";
import { broker, seatSign } from "../../draw/broker.js";
import { emblem } from "../../draw/emblem.js";
import { gem } from "../../draw/gem.js";
import { characterTip } from "../../draw/tips.js";
import { nameOf } from "../home/lists.js";
import { levelName } from "../home/setup.js";
import { cardDialog } from "./cards.js";
import { secondsLeft, showTime } from "./clocks.js";

/** @import { NeutralData, SeatData, SeatInfo } from "../../app/protocol.js" */

/** @typedef {import("./page.js").TablePage} TablePage */

const HELD = ["blue", "green", "yellow", "red", "black"];

export class Seats {
    /** @param {TablePage} page */
    constructor(page) {
        this.page = page;
        this.element = el("section", { class: "seats", "aria-label": page.words.text("page-tab-seats") });
        /** @type {Map<string, HTMLElement>} */
        this.clocks = new Map();
        /** What was drawn, so that only what changed is drawn anew. @type {Map<string, {as: string, element: HTMLElement}>} */
        this.drawn = new Map();
    }

    update() {
        const { view } = this.page.shown;
        const order = view.turn_order.flatMap((name) => view.seats.filter((seat) => seat.name === name));
        put(this.element, ...order.map((seat) => this.#seat(seat)), view.neutral ? this.#neutral(view.neutral) : null);
        this.tick();
    }

    /**
     * A part of a panel, drawn anew only if what it shows has changed.
     * @param {string} name
     * @param {unknown} shows
     * @param {() => HTMLElement} draw
     */
    #kept(name, shows, draw) {
        const as = JSON.stringify(shows);
        const before = this.drawn.get(name);
        if (before?.as === as) return before.element;
        const element = draw();
        this.drawn.set(name, { as, element });
        return element;
    }

    /** Let the clocks run on between the server's messages. */
    tick() {
        const { store, words } = this.page;
        for (const clock of store.clocks) {
            const shown = this.clocks.get(clock.seat);
            if (shown) showTime(shown, words, secondsLeft(store, clock), clock.running);
        }
    }

    /** @param {SeatData} seat */
    #seat(seat) {
        const { words, shown } = this.page;
        const sits = shown.table.seats.find((one) => one.seat === seat.name);
        const waiting = Boolean(shown.question?.about.waiting.includes(seat.name) && shown.table.stage === "running");
        const { name, cards, new_cards: fresh } = seat;
        const panel = this.#kept(name, null, () => el("article", { class: `seat panel seat-of-${name}`, "data-seat": name, "aria-label": words.seat(name) }));
        panel.dataset.waiting = String(waiting);
        put(
            panel,
            this.#head(seat, sits, waiting),
            this.#kept(`${name} gems`, seat.gems, () => gemRow(words, seat.gems)),
            this.#brokers(seat),
            cards.length > 0 ? this.#kept(`${name} cards`, [cards, fresh], () => this.#cards(seat)) : null,
        );
        return panel;
    }

    /** What the study aid says of a seat, if it is on. @param {SeatData} seat */
    #study(seat) {
        const { app, shown } = this.page;
        return app.settings.get("study") ? shown.view.study?.seats.find((one) => one.seat === seat.name) : null;
    }

    /** @param {SeatData} seat @param {SeatInfo | undefined} sits @param {boolean} waiting */
    #head(seat, sits, waiting) {
        const { words, store } = this.page;
        const { name } = seat;
        const points = seat.points - this.page.parts.counting.toCome(name);
        const tags = [
            name === store.you && words.text("page-you"),
            sits?.kind === "bot" && levelName(words, sits.level).split(":")[0],
            sits?.away && words.text("page-seat-away"),
            seat.answered && words.text("page-seat-answered"),
        ].filter((tag) => tag);
        const called = nameOf(words, this.page.shown.table, name);
        const clock = this.#kept(`${name} clock`, store.clocks.length > 0, () => el("span", { class: "clock" }));
        if (store.clocks.length > 0) this.clocks.set(name, clock);
        const head = this.#kept(`${name} head`, null, () => el("header", {}, seatSign(name, 28)));
        put(
            head,
            head.firstElementChild,
            this.#kept(`${name} who`, [called, tags], () => el("div", { class: "seat-who" }, el("strong", {}, called), ...tags.map((tag) => el("span", { class: "tag" }, tag)))),
            waiting ? this.#kept(`${name} mark`, null, () => el("span", { class: "turn-mark", role: "img", "aria-label": words.text("page-is-asked"), title: words.text("page-is-asked") }, "●")) : null,
            clock,
            this.#kept(`${name} points`, points, () => pointsOf(words, points)),
        );
        return head;
    }

    /**
     * In front of the screen, behind it, and in the throne room.
     * @param {SeatData} seat
     */
    #brokers(seat) {
        const { words, store } = this.page;
        const study = this.#study(seat);
        const known = seat.hand ?? seat.shown;
        const hidden = seat.hand ? 0 : seat.hand_size - seat.shown.length;
        const { name, front, throne } = seat;
        const unseen = study && name !== store.you ? study.unseen : [];
        const box = this.#kept(`${name} brokers`, null, () => el("div", { class: "seat-brokers" }));
        put(
            box,
            this.#kept(`${name} front`, front, () => {
                const told = words.text("page-in-front", { many: front.length, values: words.listed(front.map(String)) });
                return pictures("front", told, front.map((/** @type {number} */ value) => broker(name, value, "up", 26)));
            }),
            this.#kept(`${name} behind`, [known, hidden], () => {
                const told = words.text("page-behind-screen", { many: known.length, values: words.listed(known.map(String)), hidden });
                return pictures("behind", told, [...known.map((/** @type {number} */ value) => broker(name, value, "down", 26)), ...(hidden > 0 ? [broker(name, null, "down", 26), `×${hidden}`] : [])]);
            }),
            throne.length > 0 ? this.#kept(`${name} throne`, throne, () => pictures("throne", words.text("page-throne", { count: throne.length }), ["♛", ...throne.map((one) => broker(name, one.value, "down", 26))])) : null,
            unseen.length > 0 ? this.#kept(`${name} study`, unseen, () => el("p", { class: "small soft study" }, words.text("page-unseen", { values: unseen.join(" ") }))) : null,
        );
        return box;
    }

    /** @param {SeatData} seat */
    #cards(seat) {
        const { words } = this.page;
        const chip = (/** @type {string} */ name) => {
            const fresh = seat.new_cards.includes(name);
            const button = el(
                "button",
                { type: "button", class: `chip${fresh ? " fresh" : ""}`, "data-key": `card-${seat.name}-${name}`, "aria-label": words.text("page-card-chip", { card: words.card(name), fresh: fresh ? "yes" : "no" }), onclick: () => cardDialog(this.page, name) },
                emblem("character", name, 26),
                el("span", {}, words.card(name)),
            );
            characterTip(button, words, name);
            return button;
        };
        return el("div", { class: "seat-cards" }, ...seat.cards.map(chip));
    }

    /** @param {NeutralData} neutral */
    #neutral(neutral) {
        const { words, parts } = this.page;
        const points = neutral.points - parts.counting.toCome("neutral");
        return this.#kept("neutral", [neutral, points], () =>
            el(
                "article",
                { class: "seat panel", "aria-label": words.seat("neutral") },
                el("header", {}, seatSign("neutral", 28), el("strong", { class: "seat-who" }, words.seat("neutral")), pointsOf(words, points)),
                gemRow(words, neutral.gems),
            ),
        );
    }
}

/**
 * @param {import("../../app/words.js").Words} words
 * @param {number} points
 */
function pointsOf(words, points) {
    const told = words.text("page-points", { points });
    return el("span", { class: "points", role: "img", "aria-label": told, title: told }, points);
}

/**
 * @param {string} kind
 * @param {string} told the same in words
 * @param {(Node | string)[]} content
 */
function pictures(kind, told, content) {
    return el("span", { class: `pictures ${kind}`, role: "img", "aria-label": told, title: told }, ...content);
}

/**
 * @param {import("../../app/words.js").Words} words
 * @param {Record<string, number>} gems
 */
function gemRow(words, gems) {
    return el(
        "ul",
        { class: "gem-row", "aria-label": words.text("page-gems") },
        ...HELD.map((name) => el("li", { class: gems[name] ? "" : "none", title: words.gem(name) }, gem(name, 20), el("span", {}, gems[name]), el("span", { class: "unseen" }, words.gem(name)))),
    );
}
