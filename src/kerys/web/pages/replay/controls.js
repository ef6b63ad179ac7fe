// Forwards and backwards: buttons, a slider, keys, and by itself.
import { el, svg } from "../../app/dom.js";

/** @import { Words } from "../../app/words.js" */

const PICTURES = {
    first: "M5 4V20M19 4 8 12 19 20Z",
    backPhase: "M12 4 3 12 12 20ZM21 4 12 12 21 20Z",
    back: "M17 4 6 12 17 20Z",
    play: "M6 3 20 12 6 21Z",
    pause: "M6 4H10V20H6ZM14 4H18V20H14Z",
    next: "M7 4 18 12 7 20Z",
    nextPhase: "M12 4 21 12 12 20ZM3 4 12 12 3 20Z",
    last: "M19 4V20M5 4 16 12 5 20Z",
};
const SPEEDS = [1, 2, 4];
const PAUSE = 1600;

export class Controls {
    /**
     * @param {Words} words
     * @param {{go: (step: number) => Promise<void>, phase: (way: 1 | -1) => void, steps: number}} how
     */
    constructor(words, how) {
        this.words = words;
        this.how = how;
        this.step = 0;
        this.running = 0;
        this.speed = 1;
        const button = (/** @type {keyof typeof PICTURES} */ name, /** @type {() => void} */ act) =>
            el("button", { type: "button", class: `control ${name}`, "aria-label": words.text(`replay-${kebab(name)}`), title: words.text(`replay-${kebab(name)}`), onclick: act }, picture(name));
        this.playing = button("play", () => this.toggle());
        this.slider = el("input", {
            type: "range", min: 0, max: how.steps - 1, step: 1, value: 0, class: "replay-slider", "aria-label": words.text("replay-slider"),
            oninput: (/** @type {Event & {target: HTMLInputElement}} */ event) => this.to(Number(event.target.value)),
        });
        this.count = el("output", { class: "replay-count" });
        this.element = el("section", { class: "replay-controls", "aria-label": words.text("replay-controls") },
            el("div", { class: "replay-buttons" },
                button("first", () => this.to(0)), button("backPhase", () => this.phase(-1)), button("back", () => this.to(this.step - 1)), this.playing,
                button("next", () => this.to(this.step + 1)), button("nextPhase", () => this.phase(1)), button("last", () => this.to(how.steps - 1)),
                this.speeds()),
            this.slider, this.count, el("p", { class: "small soft replay-keys" }, words.text("replay-keys")));
    }

    speeds() {
        return el("select", { "aria-label": this.words.text("replay-speed"), onchange: (/** @type {Event & {target: HTMLSelectElement}} */ event) => { this.speed = Number(event.target.value); } },
            SPEEDS.map((speed) => el("option", { value: speed }, `${speed}×`)));
    }

    /** @param {number} step */
    update(step) {
        this.step = step;
        this.slider.value = String(step);
        const told = this.words.text("replay-step", { step, steps: this.how.steps - 1 });
        this.slider.setAttribute("aria-valuetext", told);
        this.count.textContent = told;
        if (step >= this.how.steps - 1) this.stop();
    }

    /** @param {number} step */
    to(step) {
        this.stop();
        this.how.go(step);
    }

    /** @param {1 | -1} way */
    phase(way) {
        this.stop();
        this.how.phase(way);
    }

    toggle() {
        if (this.running) this.stop();
        else this.start();
    }

    start() {
        if (this.step >= this.how.steps - 1) this.how.go(0);
        this.show("pause");
        const onwards = async () => {
            await this.how.go(this.step + 1);
            if (this.running) this.running = window.setTimeout(onwards, PAUSE / this.speed);
        };
        this.running = window.setTimeout(onwards, PAUSE / this.speed / 2);
    }

    stop() {
        if (!this.running) return;
        clearTimeout(this.running);
        this.running = 0;
        this.show("play");
    }

    /** @param {"play" | "pause"} name */
    show(name) {
        this.playing.replaceChildren(picture(name));
        this.playing.setAttribute("aria-label", this.words.text(`replay-${name}`));
        this.playing.title = this.words.text(`replay-${name}`);
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        const target = event.target;
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        if (target instanceof Element && target.closest("input, select, textarea, dialog")) return;
        if ((event.key === " " || event.key === "Enter") && target instanceof Element && target.closest("button, a, [role=button]")) return;
        const act = this.acts(event);
        if (!act) return;
        event.preventDefault();
        act();
    }

    /** @param {KeyboardEvent} event @returns {(() => void) | undefined} */
    acts(event) {
        const whole = event.shiftKey;
        return {
            ArrowLeft: () => (whole ? this.phase(-1) : this.to(this.step - 1)),
            ArrowRight: () => (whole ? this.phase(1) : this.to(this.step + 1)),
            PageUp: () => this.phase(-1),
            PageDown: () => this.phase(1),
            Home: () => this.to(0),
            End: () => this.to(this.how.steps - 1),
            " ": () => this.toggle(),
        }[event.key];
    }
}

/** @param {keyof typeof PICTURES} name */
function picture(name) {
    return svg("svg", { viewBox: "0 0 24 24", width: 22, height: 22, "aria-hidden": "true" }, svg("path", { d: PICTURES[name], class: "control-picture" }));
}

/** @param {string} name */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
