// What the reader is to do: pick brokers, an order card, a place, a gem, a column. Anything else gets a hint.
import { el, fill } from "../../app/dom.js";
import { broker } from "../../draw/broker.js";
import { gem } from "../../draw/gem.js";

/** @import { Words } from "../../app/words.js" */

export class Doing {
    /** @param {Words} words @param {{done: () => void, marks: (marks: any) => void}} listeners */
    constructor(words, listeners) {
        this.words = words;
        this.listeners = listeners;
        this.hint = el("p", { class: "guide-hint", role: "alert" });
        this.field = el("div", { class: "guide-doing" });
        this.element = el("div", {}, this.field, this.hint);
        /** @type {string[]} the answer, word by word */
        this.wanted = [];
        /** @type {number[]} where in the hand the picked brokers stand */
        this.picked = [];
        this.face = "up";
    }

    /** @param {any} step */
    ask(step) {
        this.step = step;
        this.wanted = step.do ? step.do.split(" ") : [];
        this.picked = [];
        this.face = "up";
        this.hint.textContent = "";
        this.draw();
    }

    draw() {
        const hand = this.step.view.seats[0].hand;
        const kind = this.wanted[0];
        if (kind === "bid") fill(this.field, this.hand(hand));
        else if (kind === "place") fill(this.field, this.hand(hand), this.faces());
        else if (kind) fill(this.field, el("div", { class: "guide-options" }, this.step.options.map((/** @type {string} */ text) => this.option(text))));
        else fill(this.field);
    }

    /** @param {number[]} values */
    hand(values) {
        const { words } = this;
        return el("div", { class: "guide-hand", role: "group", "aria-label": words.text("first-game-hand") }, values.map((value, n) =>
            el("button", {
                type: "button", class: "guide-broker", "data-value": value, "data-key": `hand-${n}`, "aria-pressed": String(this.picked.includes(n)),
                "aria-label": words.text("first-game-broker", { value }), onclick: () => this.pick(n, values),
            }, broker("blue", value, "up", 38))));
    }

    faces() {
        return el("div", { class: "guide-faces", role: "group", "aria-label": this.words.text("first-game-face") }, ["up", "down"].map((face) =>
            el("button", { type: "button", "data-face": face, "data-key": `face-${face}`, "aria-pressed": String(this.face === face), onclick: () => this.turn(face) },
                broker("blue", this.face === face && this.picked.length > 0 ? this.step.view.seats[0].hand[this.picked[0]] : null, face, 28),
                this.words.text(`face-${face}`))));
    }

    /** @param {number} n @param {number[]} values */
    pick(n, values) {
        const most = this.wanted[0] === "bid" ? 2 : 1;
        this.picked = this.picked.includes(n) ? this.picked.filter((one) => one !== n) : [...this.picked, n].slice(-most);
        this.hint.textContent = "";
        this.draw();
        this.listeners.marks({ you: "blue", ...this.marks() });
        if (this.wanted[0] === "bid" && this.picked.length === 2) {
            const bid = this.picked.map((one) => values[one]).sort().join(" ");
            if (bid === this.wanted.slice(1).join(" ")) this.listeners.done();
            else this.refuse();
        } else if (this.wanted[0] === "place" && this.picked.length === 1 && values[this.picked[0]] !== Number(this.wanted[1])) this.refuse();
    }

    /** @param {string} face */
    turn(face) {
        this.face = face;
        this.draw();
        this.listeners.marks({ you: "blue", ...this.marks() });
    }

    /** What lights up: the place, once the right broker is picked the right way up. */
    marks() {
        if (this.wanted[0] !== "place" || this.picked.length === 0) return {};
        const value = this.step.view.seats[0].hand[this.picked[0]];
        const ready = value === Number(this.wanted[1]) && this.face === this.wanted[2];
        return ready ? { legal: new Set([this.wanted[3]]) } : {};
    }

    /** A place was clicked. @param {string} place */
    place(place) {
        if (this.wanted[0] !== "place") return;
        if (place === this.wanted[3] && this.marks().legal) this.listeners.done();
        else this.refuse();
    }

    /** @param {string} text */
    option(text) {
        const [kind, what] = text.split(" ");
        const picture = kind === "order" ? el("span", { class: "order-card", "aria-hidden": "true" }, what) : gem(what, 30);
        return el("button", { type: "button", "data-answer": text, onclick: () => (text === this.wanted.join(" ") ? this.listeners.done() : this.refuse()) },
            picture, this.words.text(`first-game-option-${kind}`, kind === "order" ? { order: Number(what) } : { gem: what }));
    }

    refuse() {
        const [kind, ...rest] = this.wanted;
        /** @type {import("../../app/words.js").Args} */
        const args = kind === "place" ? { value: Number(rest[0]), face: rest[1], place: this.words.place(rest[2], "at") }
            : kind === "bid" ? { value: Number(rest[0]), value2: Number(rest[1]) } : kind === "order" ? { order: Number(rest[0]) } : { gem: rest[0] };
        this.hint.textContent = this.words.text(`first-game-hint-${kind}`, args);
    }
}
