// The sentences of the game beside the board; a click goes to that moment.
import { el } from "../../app/dom.js";

/** @import { Moment } from "../../app/protocol.js" */
/** @import { Words } from "../../app/words.js" */

export class Log {
    /** @param {Words} words @param {(step: number) => void} go */
    constructor(words, go) {
        this.words = words;
        this.go = go;
        this.list = el("ol", { class: "replay-sentences" });
        this.element = el("section", { class: "replay-log", "aria-label": words.text("replay-log"), tabindex: 0 }, this.list);
        /** @type {Map<number, HTMLElement>} */
        this.items = new Map();
        this.when = "";
    }

    clear() {
        this.items.clear();
        this.list.replaceChildren();
        this.when = "";
    }

    /** @param {Moment} moment */
    add(moment) {
        if (this.items.has(moment.step)) return;
        const when = `${moment.view.round} ${moment.view.phase}`;
        const item = el("li", { class: "replay-moment", "data-step": moment.step });
        if (when !== this.when) {
            this.when = when;
            item.append(el("h3", {}, this.words.text("replay-when", { round: moment.view.round, phase: this.words.text(`phase-${moment.view.phase}`) })));
        }
        if (moment.facts.length > 0) {
            item.append(el("button", { type: "button", class: "quiet replay-sentence", onclick: () => this.go(moment.step) },
                moment.facts.map((fact) => el("span", {}, fact.text))));
        }
        this.items.set(moment.step, item);
        this.list.append(item);
    }

    /** @param {number} step */
    mark(step) {
        this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
        const item = this.items.get(step);
        if (!item) return;
        item.setAttribute("aria-current", "step");
        const box = this.element;
        const [top, height] = [item.offsetTop - this.list.offsetTop, item.offsetHeight];
        if (top < box.scrollTop || top + height > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 3;
    }
}
