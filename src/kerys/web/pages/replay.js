// A finished game step by step, as anybody at the table knew it or with everything open.
import { el, fill } from "../app/dom.js";
import { note, noteError } from "../app/dialog.js";
import { result } from "../draw/accounting.js";
import { Board } from "../draw/board.js";
import { finish } from "../draw/motion.js";
import { players } from "../draw/players.js";
import { useLetters } from "../draw/letters.js";
import { Controls } from "./replay/controls.js";
import { Log } from "./replay/log.js";
import { Moments } from "./replay/moments.js";

/** @import { Moment } from "../app/protocol.js" */

/** @type {import("../app/start.js").Show} */
export async function show(root, params, app) {
    const page = new ReplayPage(root, params.id, app);
    await page.open();
    return () => page.close();
}

class ReplayPage {
    /** @param {HTMLElement} root @param {string} id @param {import("../app/start.js").App} app */
    constructor(root, id, app) {
        this.root = root;
        this.id = id;
        this.app = app;
        this.words = app.words;
        const wanted = new URLSearchParams(location.search);
        this.as = wanted.get("as") ?? "open";
        this.step = Math.max(0, Number.parseInt(wanted.get("step") ?? "0", 10) || 0);
        this.closed = false;
        this.turning = 0;
    }

    async open() {
        const { words } = this;
        useLetters(words);
        this.moments = new Moments(this.app.api, this.id, this.as, words.language);
        try {
            await this.moments.at(this.step);
        } catch (error) {
            const refused = error instanceof Error && "code" in error && error.code !== "unreachable";
            if (!refused) throw error;
            this.root.append(el("div", { class: "page" }, el("h1", {}, words.text("replay-title")), el("p", {}, words.text("replay-not-there")),
                el("a", { class: "button main", href: "/" }, words.text("page-to-home"))));
            return;
        }
        this.step = Math.min(this.step, this.moments.steps - 1);
        this.board = new Board({ words });
        this.log = new Log(words, (step) => this.go(step));
        this.controls = new Controls(words, {
            go: (step) => this.go(step), phase: (way) => this.goPhase(way), steps: this.moments.steps,
        });
        this.players = el("section", { class: "replay-players", "aria-label": words.text("replay-players") });
        this.result = el("section", { class: "replay-result", hidden: true });
        this.heading = el("p", { class: "replay-when" });
        this.root.append(el("div", { class: "replay" },
            el("div", { class: "replay-head" }, el("h1", {}, words.text("replay-title")), this.heading, this.viewers(),
                el("div", { class: "replay-actions" },
                    el("button", { type: "button", onclick: () => this.share() }, words.text("replay-share")),
                    el("button", { type: "button", onclick: () => this.download() }, words.text("replay-download")))),
            el("div", { class: "replay-board" }, this.board.element),
            el("div", { class: "replay-side" }, this.players, this.log.element)));
        this.board.aside.append(this.controls.element);
        this.keys = (/** @type {KeyboardEvent} */ event) => this.controls?.key(event);
        document.addEventListener("keydown", this.keys);
        await this.go(this.step);
        this.fillLog();
    }

    viewers() {
        const { words, moments } = this;
        const names = moments?.names ?? {};
        const options = [["open", words.text("replay-as-open")], ["spectator", words.text("replay-as-spectator")],
            ...(moments?.seats ?? []).map((seat) => [seat, words.text("replay-as-seat", { seat: words.seat(seat), name: names[seat] || "", named: names[seat] ? "yes" : "no" })])];
        return el("label", { class: "replay-as" }, el("span", {}, words.text("replay-as")),
            el("select", { value: this.as, onchange: (/** @type {Event & {target: HTMLSelectElement}} */ event) => this.look(event.target.value) },
                options.map(([value, text]) => el("option", { value }, text))));
    }

    /** @param {string} as */
    async look(as) {
        this.as = as;
        this.moments = new Moments(this.app.api, this.id, as, this.words.language);
        this.log?.clear();
        await this.go(this.step);
        this.fillLog();
    }

    /** @param {number} step */
    async go(step) {
        const { moments } = this;
        if (!moments) return;
        this.turning += 1;
        const mine = this.turning;
        const wanted = Math.max(0, Math.min(step, moments.steps - 1));
        try {
            const moment = await moments.at(wanted);
            // Whoever has gone on to another page meanwhile keeps that one's address.
            if (mine !== this.turning || !this.root.isConnected) return;
            this.step = wanted;
            this.draw(moment);
        } catch (error) {
            noteError(this.words, error);
        }
    }

    /** @param {Moment} moment */
    draw(moment) {
        const { words, moments } = this;
        const { view } = moment;
        const place = / (\S+)$/.exec(moment.answer ?? "")?.[1] ?? null;
        // Who steps quickly does not wait for what still moves.
        if (this.board) finish(this.board.element);
        this.board?.update(view, { you: null, chosen: place });
        if (this.players) fill(this.players, players(view, words, moments?.names ?? {}));
        const over = view.phase === "finished" && this.step === (moments?.steps ?? 0) - 1;
        if (this.result) {
            // The city is empty by then: the result takes its place.
            this.board?.city?.element.after(this.result);
            this.result.hidden = !over;
            if (over && this.result.childElementCount === 0 && moments?.accounting) {
                this.result.append(...result(words, moments.accounting, (party) => moments.names[party] || words.seat(party)));
            }
        }
        if (this.heading) {
            this.heading.textContent = over ? words.text("replay-when-over") : words.text("replay-when", { round: view.round, phase: words.text(`phase-${view.phase}`) });
        }
        this.controls?.update(this.step);
        this.log?.mark(this.step);
        history.replaceState(null, "", this.address());
    }

    address() {
        const query = new URLSearchParams({ step: String(this.step) });
        if (this.as !== "open") query.set("as", this.as);
        return `/replay/${this.id}?${query}`;
    }

    /** To the next or previous change of phase or round. @param {1 | -1} way */
    async goPhase(way) {
        const { moments } = this;
        if (!moments) return;
        const phaseAt = async (/** @type {number} */ n) => {
            const { view } = await moments.at(n);
            return `${view.round} ${view.phase}`;
        };
        try {
            // Backwards: first to the beginning of this phase, then of the one before.
            let step = this.step + way;
            if (step < 0 || step >= moments.steps) return;
            const phase = await phaseAt(way > 0 ? this.step : step);
            while (step > 0 && step < moments.steps - 1 && (await phaseAt(way > 0 ? step : step - 1)) === phase) step += way;
            await this.go(step);
        } catch (error) {
            noteError(this.words, error);
        }
    }

    /** The sentences of the whole game, piece by piece. */
    async fillLog() {
        const { moments, log } = this;
        if (!moments || !log) return;
        for (let step = 0; step < moments.steps && !this.closed && moments === this.moments; step += 1) {
            try {
                log.add(await moments.at(step));
            } catch {
                return; // The rest can still be stepped through.
            }
            if (step === this.step) log.mark(step);
        }
        log.mark(this.step);
    }

    async share() {
        const { words } = this;
        const address = new URL(this.address(), location.href).href;
        try {
            await navigator.clipboard.writeText(address);
            note(words.text("replay-shared"));
        } catch {
            note(words.text("replay-address", { address }));
        }
    }

    async download() {
        try {
            const { record } = await this.app.api.record(this.id);
            const link = el("a", { href: URL.createObjectURL(new Blob([record], { type: "text/plain" })), download: `kerys-${this.id}.txt` });
            link.click();
            setTimeout(() => URL.revokeObjectURL(link.href), 1000);
        } catch (error) {
            noteError(this.words, error);
        }
    }

    close() {
        this.closed = true;
        this.controls?.stop();
        if (this.keys) document.removeEventListener("keydown", this.keys);
    }
}
