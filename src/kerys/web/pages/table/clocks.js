// The clocks: how much time somebody has, and the own one beside the question.

import { el, write } from "../../app/dom.js";

/** @import { Clock } from "../../app/protocol.js" */

/** @typedef {import("../../app/words.js").Words} Words */
/** @typedef {import("./page.js").TablePage} TablePage */

/** From here on a clock is red. */
const SHORT = 30;
/** When the own time is read out, in seconds: not each of them, nobody could listen to anything else. */
const READ_OUT = [60, 10];

/** The clocks run on between the server's messages. @param {import("./store.js").Store} store @param {Clock} clock */
export function secondsLeft(store, clock) {
    const passed = clock.running ? (performance.now() - store.clocksAt) / 1000 : 0;
    return Math.max(0, clock.left - passed);
}

/** @param {Element} element @param {Words} words @param {number} left @param {boolean} running */
export function showTime(element, words, left, running) {
    write(element, timeText(words, left));
    element.classList.toggle("running", running);
    element.classList.toggle("short", left < SHORT);
}

/** The own clock while it runs: on a phone the players' panels, which have it too, are out of sight. */
export class OwnClock {
    /** @param {TablePage} page */
    constructor(page) {
        this.page = page;
        this.time = el("span", { class: "clock" });
        // A timer is not read out by itself.
        this.element = el("p", { class: "own-clock", role: "timer", hidden: true }, el("span", { class: "unseen" }, page.words.text("page-own-clock")), " ", this.time);
        this.warning = el("p", { class: "unseen", "aria-live": "assertive" });
        /** How much was left when it was last looked at. */
        this.before = 0;
    }

    tick() {
        const { store, words } = this.page;
        const seat = store.table?.seats.find((one) => one.seat === store.you);
        // A bot that plays for somebody has time enough.
        const ticking = store.table?.stage === "running" && seat && !seat.away;
        const clock = ticking ? store.clocks.find((one) => one.seat === store.you && one.running) : undefined;
        this.element.hidden = !clock;
        const left = clock ? secondsLeft(store, clock) : 0;
        if (clock) showTime(this.time, words, left, true);
        const passed = READ_OUT.find((seconds) => left > 0 && left <= seconds && this.before > seconds);
        if (passed) this.warning.textContent = words.text("page-time-left", { seconds: passed });
        else if (!clock) this.warning.textContent = "";
        this.before = left;
    }
}

/**
 * @param {Words} words
 * @param {number} seconds
 */
function timeText(words, seconds) {
    if (seconds >= 172800) return words.text("page-days", { days: Math.floor(seconds / 86400) });
    const whole = Math.floor(seconds);
    const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
    const shown = parts[0] > 0 ? parts : parts.slice(1);
    return shown.map((part, n) => (n === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
