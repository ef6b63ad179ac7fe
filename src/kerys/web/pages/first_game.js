// A guided first round on a recorded game: one step says something or asks for one small thing. What is played is in
// first_game/steps.json, made by the real engine; there are no rules here.
import { el, fill } from "../app/dom.js";
import { result } from "../draw/accounting.js";
import { Board } from "../draw/board.js";
import { useLetters } from "../draw/letters.js";
import { players } from "../draw/players.js";
import { Doing } from "./first_game/doing.js";
import { sentences } from "./first_game/sentences.js";
import { placeOf } from "./first_game/sight.js";

const KEPT_AS = "kerys-first-game";

/** @type {import("../app/start.js").Show} */
export async function show(root, params, app) {
    useLetters(app.words);
    const reply = await fetch("/first_game/steps.json");
    const page = new FirstGame(app, await reply.json());
    root.append(page.element);
    page.go(kept(page.steps.length), false);
    return () => {};
}

class FirstGame {
    /** @param {import("../app/start.js").App} app @param {any[]} steps */
    constructor(app, steps) {
        this.app = app;
        this.words = app.words;
        this.steps = steps;
        this.n = 0;
        const { words } = this;
        this.board = new Board({ words, onPlace: (place) => this.doing.place(place) });
        this.text = el("div", { class: "guide-text", role: "status", tabindex: -1 });
        this.doing = new Doing(words, { done: () => this.go(this.n + 1), marks: (marks) => this.mark(marks) });
        this.bar = el("progress", { max: steps.length - 1, value: 0, "aria-label": words.text("first-game-progress") });
        this.count = el("span", { class: "small soft" });
        this.back = el("button", { type: "button", onclick: () => this.go(this.n - 1) }, words.text("first-game-back"));
        this.next = el("button", { type: "button", class: "main", onclick: () => this.go(this.n + 1) });
        this.play = el("a", { class: "button main", href: "/" }, words.text("first-game-play"));
        this.guide = el("section", { class: "guide", "aria-label": words.text("first-game-guide") },
            el("div", { class: "guide-head" }, this.bar, this.count), this.text, this.doing.element,
            el("div", { class: "guide-buttons" }, this.back, this.next, this.play));
        this.players = el("section", { class: "guide-players", "aria-label": words.text("replay-players") });
        this.board.aside.append(this.players);
        this.result = el("div", { class: "replay-result", hidden: true });
        this.element = el("div", { class: "first-game" }, el("h1", { class: "unseen" }, words.text("first-game-title")),
            el("div", { class: "guide-board" }, this.board.element, this.result), el("div", { class: "guide-side" }, this.guide,
                el("div", { class: "guide-buttons guide-leaving" },
                    el("button", { type: "button", class: "quiet", onclick: () => this.go(0) }, words.text("first-game-again")),
                    el("a", { class: "button", href: "/" }, words.text("first-game-leave")))));
    }

    get view() {
        return this.steps[this.n].view;
    }

    /** @param {number} n @param {boolean} [moved] whether the reader went there just now */
    go(n, moved = true) {
        this.n = Math.max(0, Math.min(n, this.steps.length - 1));
        keep(this.n);
        const { words } = this;
        const step = this.steps[this.n];
        const last = this.n === this.steps.length - 1;
        fill(this.text, ...sentences(words, step.say));
        this.bar.value = this.n;
        this.count.textContent = words.text("first-game-step", { step: this.n + 1, steps: this.steps.length });
        this.back.disabled = this.n === 0;
        this.next.hidden = last;
        this.play.hidden = !last;
        this.next.textContent = words.text(step.do ? "first-game-do-it" : "first-game-next");
        this.next.classList.toggle("main", !step.do);
        fill(this.players, players(step.view, words));
        this.result.hidden = !step.accounting;
        this.board.element.hidden = Boolean(step.accounting); // the board is empty by then; the accounting takes its place
        if (step.accounting) fill(this.result, ...result(words, step.accounting, (party) => words.seat(party)));
        this.doing.ask(step);
        this.mark({ you: "blue", legal: new Set(step.light ?? []), ...this.doing.marks() });
        if (moved) this.text.focus({ preventScroll: true });
        const place = placeOf(step);
        if (place) this.bringIntoSight(place);
        if (step.accounting && moved) this.result.scrollIntoView();
    }

    /** @param {import("../draw/board.js").Marks} marks */
    mark(marks) {
        this.board.update(this.view, marks);
        const [place] = marks.legal ?? [];
        if (place) this.bringIntoSight(place);
    }

    /** On a phone the guide covers a part of the board: what it speaks of comes above it. @param {string} place */
    bringIntoSight(place) {
        if (matchMedia("(min-width: 1000px)").matches) return;
        const field = this.board.element.querySelector(`[data-place="${place}"]`);
        if (!field) return;
        const box = field.getBoundingClientRect();
        const bottom = this.guide.getBoundingClientRect().top;
        if (box.top < 0 || box.bottom > bottom) scrollBy({ top: box.top + box.height / 2 - bottom / 2, behavior: this.app.settings.moving ? "smooth" : "auto" });
    }
}

/** @param {number} steps */
function kept(steps) {
    try {
        const n = Number.parseInt(localStorage.getItem(KEPT_AS) ?? "0", 10);
        return n > 0 && n < steps ? n : 0;
    } catch {
        return 0;
    }
}

/** @param {number} n */
function keep(n) {
    try {
        localStorage.setItem(KEPT_AS, String(n));
    } catch {
        // Without storage one begins anew next time.
    }
}
