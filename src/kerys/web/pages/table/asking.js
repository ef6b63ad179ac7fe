// The question to you: the sentence, the gesture that answers it, and the confirmation. Whatever the gesture, every
// answer is also in a plain list, so that nothing can be unanswerable.

import { el, fill } from "../../app/dom.js";
import { OwnClock } from "./clocks.js";
import { gesturesFor } from "./gestures.js";

/** @import { Question } from "../../app/protocol.js" */

/** @import { ParsedOption } from "./options.js" */
/** @typedef {import("./page.js").TablePage} TablePage */

export class Asking {
    /** @param {TablePage} page */
    constructor(page) {
        this.page = page;
        this.sentence = el("p", { class: "asked", id: "asked", tabindex: "-1" });
        this.clock = new OwnClock(page);
        // The same one as long as it is offered: drawn anew, it would lose the click of who is pressing it.
        this.back = el("button", { type: "button", class: "main come-back", "data-key": "page-come-back", onclick: () => page.tellAway("back") }, page.words.text("page-come-back"));
        this.toQuestion = el("button", { type: "button", class: "main to-question", "data-key": "to-question", hidden: true, onclick: () => page.parts.counting.skip() }, page.words.text("page-to-question"));
        this.gesture = el("div", { class: "gesture" });
        this.composed = el("ol", { class: "composed" });
        // It stays in the page while its text changes: only then is it read out.
        this.chosen = el("p", { class: "chosen", "aria-live": "polite" });
        this.buttons = el("div", { class: "row" });
        this.confirming = el("div", { class: "confirming" }, this.composed, this.chosen, this.buttons);
        this.list = el("div", { class: "all-answers" });
        this.element = el("section", { class: "asking panel", "aria-labelledby": "asked" }, el("div", { class: "asked-and-clock" }, this.sentence, this.clock.element), this.clock.warning, this.back, this.toQuestion, this.gesture, this.confirming, this.list);
        this.element.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && this.page.choice.begun) this.page.choice.takeBack();
        });
        /** The number of the question that was asked last. */
        this.asked = -1;
        /** What was drawn last. */
        this.drawn = "";
        this.listOpen = false;
    }

    update() {
        this.clock.tick();
        const { words, store, shown, choice, sending } = this.page;
        const { table } = store;
        const { question } = shown;
        const { text, last, placing, bid, looking, earlier } = choice;
        const away = table?.seats.find((seat) => seat.seat === store.you)?.away;
        // Who else has answered does not matter here: a button must not vanish under somebody's finger.
        const asked = question && [question.decision, question.text, question.given, choice.question?.text, choice.options.length];
        const composed = [earlier.map(({ option }) => option.label), text, last, placing, bid, looking, sending];
        const now = JSON.stringify([asked, shown.asked, shown.behind, store.asked, table?.stage, away, shown.own?.hand, shown.own?.front, composed]);
        if (now === this.drawn) return;
        this.drawn = now;
        const over = table?.stage === "over";
        this.element.dataset.yours = String(shown.asked);
        this.element.dataset.away = String(Boolean(away && !over));
        this.back.hidden = !away || over;
        const mine = !over && choice.options.length > 0 && !away && !shown.behind;
        this.toQuestion.hidden = !shown.behind || !store.asked || over || Boolean(away);
        const hadFocus = this.element.contains(document.activeElement);
        fill(this.sentence, over ? words.text("page-game-over") : away ? words.text("page-away-now") : shown.behind ? words.text("page-counting-first") : ((mine ? choice.question : question)?.text ?? ""));
        fill(this.gesture, ...(mine && question ? [this.#given(question), ...gesturesFor(this.page)] : []));
        this.gesture.inert = sending;
        this.confirming.hidden = !mine;
        fill(this.composed, ...(mine ? earlier.map(({ option }, n) => this.#composed(option, n)) : []));
        const said = sending ? words.text("page-sending") : (choice.chosen?.label ?? "");
        if (this.chosen.textContent !== said) this.chosen.textContent = said;
        fill(this.buttons, ...(mine ? this.#buttons() : []));
        fill(this.list, ...(mine && choice.options.length > 1 ? [this.#allAnswers()] : []));
        this.element.dataset.decision = String(question?.decision ?? "");
        this.element.dataset.waiting = String(choice.waiting);
        if (mine) this.#moveFocus(hadFocus);
    }

    /** @param {Question} question */
    #given(question) {
        if (question.given === null) return null;
        const { words, choice } = this.page;
        const label = choice.options.find((option) => option.text === question.given)?.label ?? question.given;
        return el("p", { class: "given" }, words.text("page-sealed", { answer: label }));
    }

    /**
     * What is composed before the answer being picked; it can be taken back by itself.
     * @param {ParsedOption} option
     * @param {number} n
     */
    #composed(option, n) {
        const { words, choice, sending } = this.page;
        const name = words.text("page-take-back-one", { answer: option.label });
        return el(
            "li",
            {},
            el("span", {}, option.label),
            el("button", { type: "button", class: "quiet", "data-key": `take-back-${n}`, "aria-label": name, title: name, disabled: sending, onclick: () => choice.takeBackAt(n) }, "✕"),
        );
    }

    #buttons() {
        const { words, choice, sending } = this.page;
        return [
            el("button", { type: "button", class: "main confirm", "data-key": "confirm", disabled: !choice.ready || sending, onclick: () => this.page.confirm() }, words.text("page-confirm")),
            el("button", { type: "button", class: "take-back", "data-key": "take-back", disabled: !choice.begun || sending, onclick: () => choice.takeBack() }, words.text("page-take-back")),
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
     * The focus goes to the question when another one is to be answered while it is here or nowhere, and when what had
     * it is gone: nobody with a keyboard is ever left outside.
     * @param {boolean} hadFocus whether it was here before drawing
     */
    #moveFocus(hadFocus) {
        const asked = this.page.choice.question?.decision ?? -1;
        const other = asked !== this.asked;
        this.asked = asked;
        if (other) this.listOpen = false;
        const active = document.activeElement;
        const nowhere = !active || active === document.body || active === this.page.root;
        if ((other && (nowhere || hadFocus)) || (hadFocus && nowhere)) this.sentence.focus({ preventScroll: true });
        // Whoever is elsewhere, on the board or in the chat, hears what is asked.
        else if (other) this.page.parts.log.say([this.sentence.textContent ?? ""]);
    }
}
