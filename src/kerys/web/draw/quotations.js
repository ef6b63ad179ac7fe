// The four quotation tracks: upright, 15 spaces each, over the column of their colour. The marker is the gem itself.
import { svg, write } from "../app/dom.js";
import { COLOURS, gemAt } from "./gem.js";

export const SPACES = 15;

/** The colours from the best quoted to the last; tied ones from the left. @param {Record<string, number>} quotations */
export function ranked(quotations) {
    return [...COLOURS].sort((a, b) => quotations[b] - quotations[a] || COLOURS.indexOf(a) - COLOURS.indexOf(b));
}

export class Quotations {
    /**
     * @param {{x: (column: number) => number, top: number, step: number}} layout the middle of each column; where
     *   space 15 lies; the height of a space
     */
    constructor(layout) {
        this.layout = layout;
        /** @type {Record<string, {marker: SVGElement, number: Element, rank: Element}>} */
        this.parts = {};
        this.element = svg("g", { class: "quotations" }, COLOURS.map((colour, n) => this.track(colour, n)));
    }

    /** @param {string} colour @param {number} column */
    track(colour, column) {
        const { x, top, step } = this.layout;
        const ticks = Array.from({ length: SPACES }, (_, n) =>
            svg("circle", { class: n === SPACES - 8 ? "space begin" : "space", cx: x(column), cy: top + n * step, r: 4.5 }));
        const number = svg("text", { class: "quotation-number", x: -36, y: 1 });
        const rank = svg("text", { class: "quotation-rank", x: 28, y: 1 });
        const marker = svg("g", { class: "quotation-marker tipped", role: "img" }, gemAt(colour, 38), number, rank);
        this.parts[colour] = { marker, number, rank };
        return svg("g", { class: "track", "data-colour": colour },
            svg("path", { class: "track-line", d: `M${x(column)} ${top}V${top + (SPACES - 1) * step}` }), ticks, marker);
    }

    /** @param {Record<string, number>} quotations @param {(rank: number) => string} ordinal */
    update(quotations, ordinal) {
        const { x, top, step } = this.layout;
        const order = ranked(quotations);
        COLOURS.forEach((colour, n) => {
            const part = this.parts[colour];
            const y = top + (SPACES - quotations[colour]) * step;
            part.marker.style.transform = `translate(${x(n)}px, ${y}px)`;
            write(part.number, String(quotations[colour]));
            write(part.rank, ordinal(order.indexOf(colour) + 1));
        });
    }
}
