// The question to you: the sentence, the gesture that answers it, and the confirmation. Whatever the gesture, every
// answer is also in a plain list, so that nothing can be unanswerable.

import { el, fill } from "../../app/dom.js";
import { gesturesFor } from "./gestures.js";

/** @typedef {import("./page.js").TablePage} TablePage */

export class Asking {
    /** @param {TablePage} page */
    constructor(page) {
        this.page = page;
        this.sentence = el("p", { class: "asked", id: "asked", tabindex: "-1" });
        this.gesture = el("div", { class: "gesture" });
        this.confirming = el("div", { class: "confirming" });
        this.list = el("div", { class: "all-answers" });
        this.element = el("section", { class: "asking panel", "aria-labelledby": "asked" }, this.sentence, this.gesture, this.confirming, this.list);
        this.element.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && this.page.choice.begun) this.page.choice.takeBack();
        });
        this.asked = -1;
        /** What was drawn last. */
        this.drawn = "";
        this.listOpen = false;
    }

    update() {
        const { words, store, choice, sending } = this.page;
        const { question, table } = store;
        const { text, placing, bid, looking } = choice;
        // Who else has answered does not matter here: a button must not vanish under somebody's finger.
        const asked = question && [question.decision, question.text, question.given, question.options.length];
        const now = JSON.stringify([asked, store.asked, table?.stage, table?.seats, store.own?.hand, store.own?.front, text, placing, bid, looking, sending]);
        if (now === this.drawn) return;
        this.drawn = now;
        this.element.dataset.yours = String(store.asked);
        if (!question || table?.stage === "over") {
            fill(this.sentence, table?.stage === "over" ? words.text("page-game-over") : "");
            fill(this.gesture);
            fill(this.confirming);
            fill(this.list);
            return;
        }
        const away = table.seats.find((/** @type {any} */ seat) => seat.seat === store.you)?.away;
        fill(this.sentence, away ? words.text("page-away-now") : question.text);
        const mine = choice.options.length > 0 && !away;
        fill(this.gesture, ...(mine ? [this.#given(question), ...gesturesFor(this.page)] : []));
        this.gesture.inert = sending;
        fill(this.confirming, ...(mine ? this.#confirmation() : []));
        fill(this.list, ...(mine && choice.options.length > 1 ? [this.#allAnswers()] : []));
        this.element.dataset.decision = String(question.decision);
        this.#moveFocus(question.decision, mine);
    }

    /** @param {import("./store.js").Question} question */
    #given(question) {
        if (question.given === null) return null;
        const { words, choice } = this.page;
        const label = choice.options.find((option) => option.text === question.given)?.label ?? question.given;
        return el("p", { class: "given" }, words.text("page-sealed", { answer: label }));
    }

    #confirmation() {
        const { words, choice, sending } = this.page;
        const chosen = choice.chosen;
        return [
            el("p", { class: "chosen", "aria-live": "polite" }, sending ? words.text("page-sending") : (chosen?.label ?? "")),
            el(
                "div",
                { class: "row" },
                el("button", { type: "button", class: "main confirm", "data-key": "confirm", disabled: !chosen || sending, onclick: () => this.page.confirm() }, words.text("page-confirm")),
                el("button", { type: "button", class: "take-back", "data-key": "take-back", disabled: !choice.begun || sending, onclick: () => choice.takeBack() }, words.text("page-take-back")),
            ),
        ];
    }

    #allAnswers() {
        const { words, choice, sending } = this.page;
        // A turn can have hundreds of answers: they are listed only when wanted.
        const list = el("div", { class: "answers" });
        const draw = () =>
            fill(
                list,
                ...choice.options.map((option) =>
                    el(
                        "button",
                        { type: "button", "data-answer": option.text, "data-key": `answer-${option.text}`, "aria-pressed": String(option.text === choice.text), disabled: sending, onclick: () => this.page.pickText(option.text) },
                        option.label,
                    ),
                ),
            );
        const details = el("details", { open: this.listOpen }, el("summary", { class: "small" }, words.text("page-all-answers", { number: choice.options.length })), list);
        if (this.listOpen) draw();
        details.addEventListener("toggle", () => {
            this.listOpen = details.open;
            if (details.open && list.childElementCount === 0) draw();
        });
        return details;
    }

    /**
     * When a new question comes while the focus is nowhere, or was on what is gone now, it goes to the question.
     * @param {number} decision
     * @param {boolean} mine
     */
    #moveFocus(decision, mine) {
        if (!mine || decision === this.asked) return;
        this.asked = decision;
        this.listOpen = false;
        const active = document.activeElement;
        if (!active || active === document.body || this.element.contains(active)) this.sentence.focus({ preventScroll: true });
    }
}
