// A place where brokers can stand: its field acts as a button, its brokers lie in a layer above it.
import { put, svg } from "../app/dom.js";
import { brokerAt } from "./broker.js";
import { arrive, turnUp } from "./motion.js";

/** @import { BrokerData } from "../app/protocol.js" */

/** @typedef {{onPlace: (place: string) => void, onBroker: (broker: number | string) => void}} Listeners */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {(n: number) => {size: number, spots: Point[]}} Spots */
/** What a hidden broker can be: a value and how likely it is. @typedef {{value: number, weight: number}} Range */
/** What of a broker is drawn; a ghost has not been placed yet. @typedef {Pick<BrokerData, "place" | "n" | "owner" | "face" | "value" | "marked">} Drawable */
/** @typedef {{broker: Drawable, index: number, ghost: boolean}} Standing */
/** @typedef {{pick: Set<number | string> | null, ranges: Record<number, Range[]> | null, name: (one: Standing) => string}} More */
/** @typedef {{look: string, face: string, piece: SVGElement, spot: SVGElement}} Drawn */

export class Place {
    /**
     * @param {string} name in notation
     * @param {SVGElement} field what can be clicked
     * @param {Spots} spots where n brokers stand
     * @param {Listeners} listeners
     */
    constructor(name, field, spots, listeners) {
        this.name = name;
        this.field = field;
        this.spots = spots;
        this.listeners = listeners;
        this.brokers = svg("g", { class: "brokers" });
        /** @type {string} what is drawn, to leave alone what has not changed */
        this.drawn = "";
        this.look = "";
        /** The brokers as they are drawn. @type {Map<string, Drawn>} */
        this.pieces = new Map();
        field.setAttribute("data-place", name);
        field.setAttribute("role", "button");
        field.setAttribute("tabindex", "0");
        field.classList.add("place");
        field.addEventListener("click", () => listeners.onPlace(name));
        field.addEventListener("keydown", (event) => pressed(event, () => listeners.onPlace(name)));
    }

    /**
     * @param {Standing[]} standing
     * @param {{legal: boolean, chosen: boolean, closed: boolean, someLegal: boolean}} state
     * @param {More & {label: string}} more
     */
    update(standing, state, more) {
        const look = `${state.legal}${state.chosen}${state.closed}${state.someLegal}${more.label}`;
        if (look !== this.look) {
            this.look = look;
            this.field.classList.toggle("legal", state.legal);
            this.field.classList.toggle("chosen", state.chosen);
            this.field.classList.toggle("closed", state.closed);
            this.field.setAttribute("tabindex", state.someLegal && !state.legal ? "-1" : "0");
            this.field.setAttribute("aria-disabled", String(!state.legal));
            this.field.setAttribute("aria-label", more.label);
        }
        const looks = standing.map((one) => lookOf(one, more));
        const drawn = standing.map((one, n) => `${key(one)} ${looks[n]}`).join(";");
        if (drawn === this.drawn) return;
        this.drawn = drawn;
        this.draw(standing, looks, more);
    }

    /** Brokers that look as before are only moved. @param {Standing[]} standing @param {string[]} looks @param {More} more */
    draw(standing, looks, more) {
        const before = this.pieces;
        const { size, spots } = this.spots(standing.length);
        this.pieces = new Map(standing.map((one, n) => {
            const old = before.get(key(one));
            old?.piece.classList.remove("arrives", "turns-up");
            const drawn = old?.look === looks[n] ? old : this.piece(one, looks[n], more);
            if (!old) arrive(drawn.piece);
            else if (old.face === "down" && drawn.face === "up") turnUp(drawn.piece);
            const { x, y } = spots[n];
            const where = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size - 2) / 100})`;
            if (drawn.spot.getAttribute("transform") !== where) drawn.spot.setAttribute("transform", where);
            return [key(one), drawn];
        }));
        put(this.brokers, ...[...this.pieces.values()].map(({ spot }) => spot));
    }

    /** @param {Standing} one @param {string} look @param {More} more @returns {Drawn} */
    piece(one, look, more) {
        const { broker, index, ghost } = one;
        const piece = brokerAt(broker.owner, broker.value, broker.face, { marked: broker.marked });
        const ranges = more.ranges?.[index];
        if (ranges && broker.value === null) piece.append(bars(ranges));
        if (ghost) piece.classList.add("ghost");
        if (more.pick?.has(index) && !ghost) this.makePickable(piece, index, more.name(one));
        return { look, face: broker.face, piece, spot: svg("g", {}, piece) };
    }

    /** @param {SVGElement} piece @param {number} index @param {string} name */
    makePickable(piece, index, name) {
        piece.classList.add("pickable");
        piece.setAttribute("role", "button");
        piece.setAttribute("tabindex", "0");
        piece.setAttribute("aria-label", name);
        piece.setAttribute("data-broker", String(index));
        piece.addEventListener("click", () => this.listeners.onBroker(index));
        piece.addEventListener("keydown", (event) => pressed(event, () => this.listeners.onBroker(index)));
    }
}

/** A broker keeps its order of arrival at a place for as long as it stands there. @param {Standing} one */
const key = (one) => `${one.broker.owner}/${one.broker.n}`;

/** All that a broker is drawn from. @param {Standing} one @param {More} more */
function lookOf(one, more) {
    const { broker, index, ghost } = one;
    const picked = more.pick?.has(index) ? [index, more.name(one)] : [];
    return JSON.stringify([broker.owner, broker.value, broker.face, broker.marked, ghost, picked, more.ranges?.[index]]);
}

/** What a hidden broker can be: a bar for each value, as high as it is likely. @param {Range[]} ranges */
function bars(ranges) {
    return svg("g", { class: "ranges" }, ranges.map(({ value, weight }) =>
        svg("rect", { class: "range", x: -37.5 + value * 15, width: 13, y: 52 - 40 * weight, height: 40 * weight + 2 })));
}

/** Enter and the space bar do what a click does. @param {KeyboardEvent} event @param {() => void} act */
export function pressed(event, act) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
}
