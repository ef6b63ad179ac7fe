// What a game only has with variants: Smuggling places and the throne room.
import { redraw, svg } from "../app/dom.js";
import { brokerAt } from "./broker.js";
import { emblemAt } from "./emblem.js";
import { inRow } from "./city.js";
import { Place, pressed } from "./place.js";
import { short } from "./totals.js";

/** @import { ViewData } from "../app/protocol.js" */
/** @import { Words } from "../app/words.js" */

const WIDTH = 720;

/** The Smuggling places: coves in which any number of brokers may stand. */
export class Smuggling {
    /** @param {number} number how many @param {import("./place.js").Listeners} listeners */
    constructor(number, listeners) {
        this.number = number;
        /** @type {Map<string, Place>} */
        this.places = new Map();
        this.sums = /** @type {SVGElement[]} */ ([]);
        const width = (WIDTH - 8 * (number - 1)) / number;
        const coves = Array.from({ length: number }, (_, n) => {
            const name = `smuggling/${n + 1}`;
            const x = n * (width + 8);
            const field = svg("rect", { class: "area cove", x: x + 3, y: 3, width: width - 6, height: 104, rx: 16 });
            const spots = (/** @type {number} */ many) => inRow({ x: x + 74 + (width - 80) / 2, y: 46 }, many, Math.min(48, (width - 92) / Math.max(1, many)));
            this.places.set(name, new Place(name, field, spots, listeners));
            const sum = svg("text", { class: "totals-line", x: x + 74 + (width - 80) / 2, y: 90 });
            this.sums.push(sum);
            return [field, svg("g", { class: "unclickable" }, emblemAt("event", "smuggling", 60, x + 42, 55), sum)];
        });
        this.element = svg("svg", { class: "smuggling", viewBox: `0 0 ${WIDTH} 110`, role: "group" }, coves.flat(),
            svg("g", { class: "all-brokers" }, [...this.places.values()].map((place) => place.brokers)));
    }

    /** @param {string} name @param {Map<string, import("./totals.js").Total>} sums @param {string} title @param {(seat: string) => string} letter */
    updateSums(name, sums, title, letter) {
        const line = this.sums[Number(name.slice(-1)) - 1];
        redraw(line, [[...sums], title], () => (sums.size === 0 ? [title] : [...sums].map(([seat, one], n) =>
            svg("tspan", { class: `ink-${seat}`, dx: n === 0 ? 0 : ".6em" }, `${letter(seat)}${short(one)}`))));
    }
}

/** The throne room: each seat's brokers, round by round, face down until the end. */
export class ThroneRoom {
    /** @param {ViewData} view @param {{onBroker: (spot: string) => void}} listeners */
    constructor(view, listeners) {
        this.listeners = listeners;
        this.drawn = "";
        this.seats = view.seats.length;
        this.brokers = svg("g", {});
        this.ground = svg("rect", { class: "throne-ground", x: 3, y: 3, width: WIDTH - 6, height: 62, rx: 16 });
        this.element = svg("svg", { class: "throne-room", viewBox: `0 0 ${WIDTH} 68`, role: "group" },
            this.ground,
            svg("path", { class: "throne", d: "M34 54V20L44 29 54 12 64 29 74 20V54ZM38 44H70" }), this.brokers);
    }

    /** @param {ViewData} view @param {Words} words @param {Set<number | string> | null} pick */
    update(view, words, pick) {
        const thrones = view.seats.map((seat) => seat.throne);
        const drawn = JSON.stringify([thrones, [...(pick ?? [])], words.language]);
        if (drawn === this.drawn) return;
        this.drawn = drawn;
        this.element.setAttribute("aria-label", words.text("picture-throne-room"));
        const width = (WIDTH - 110) / this.seats;
        const rows = Math.max(...thrones.map((one) => one.length)) > 2 ? 2 : 1;
        const size = Math.min(52, (width - 14) / 2);
        const height = rows * size + 22;
        this.element.setAttribute("viewBox", `0 0 ${WIDTH} ${height}`);
        this.ground.setAttribute("height", String(height - 6));
        this.brokers.replaceChildren(...view.seats.flatMap((seat, /** @type {number} */ n) =>
            seat.throne.map((one, /** @type {number} */ k) => {
                const piece = brokerAt(seat.name, one.value, "down");
                const spot = `throne/${seat.name}/${one.round}`;
                if (pick?.has(spot)) this.makePickable(piece, spot, words.text("picture-throne-broker", { seat: seat.name, round: one.round }));
                const x = 104 + n * width + ((k % 2) + 0.5) * size;
                const y = 11 + (Math.floor(k / 2) + 0.5) * size;
                return svg("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size - 3) / 100})` }, piece);
            })));
    }

    /** @param {SVGElement} piece @param {string} spot @param {string} name */
    makePickable(piece, spot, name) {
        piece.classList.add("pickable");
        for (const [key, value] of Object.entries({ role: "button", tabindex: "0", "aria-label": name, "data-broker": spot })) piece.setAttribute(key, value);
        piece.addEventListener("click", () => this.listeners.onBroker(spot));
        piece.addEventListener("keydown", (event) => pressed(event, () => this.listeners.onBroker(spot)));
    }
}
