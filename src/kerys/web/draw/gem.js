// Gems: every kind has its own cut besides its colour and letter, so that nobody needs the colour.
import { svg } from "../app/dom.js";
import { gemLetter } from "./letters.js";

/** @typedef {"blue" | "green" | "yellow" | "red" | "black" | "white"} Gem */

export const COLOURS = /** @type {const} */ (["blue", "green", "yellow", "red"]);

// Outlines around 0,0 with radius 50, and the table facet inside; the letter stands on the facet.
const CUTS = {
    blue: { out: "M0-48 34-34 48 0 34 34 0 48-34 34-48 0-34-34Z", facet: "M0-28 20-20 28 0 20 20 0 28-20 20-28 0-20-20Z", y: 0 },
    green: { out: "M-22-46H22L42-26V26L22 46H-22L-42 26V-26Z", facet: "M-14-29H14L25-17V17L14 29H-14L-25 17V-17Z", y: 0 },
    yellow: { out: "M0-48 47 38 40 46H-40L-47 38Z", facet: "M0-18 27 34H-27Z", y: 17 },
    red: { out: "M0 48-44 2-40-26-22-42 0-30 22-42 40-26 44 2Z", facet: "M0 26-26 0-18-20 0-14 18-20 26 0Z", y: -1 },
    black: { out: "M-42-24 0-48 42-24V24L0 48-42 24Z", facet: "M-25-14 0-28 25-14V14L0 28-25 14Z", y: 0 },
    white: { out: "M0-50 40 0 0 50-40 0Z", facet: "M0-31 25 0 0 31-25 0Z", y: 0 },
};

/**
 * A gem drawn around 0,0, for use inside a drawing.
 * @param {string} colour @param {number} size @param {number} [x] @param {number} [y]
 */
export function gemAt(colour, size, x = 0, y = 0) {
    const cut = CUTS[/** @type {Gem} */ (colour)];
    return svg(
        "g",
        { class: `gem gem-${colour}`, transform: `translate(${x} ${y}) scale(${size / 100})` },
        svg("path", { class: "gem-out", d: cut.out }),
        svg("path", { class: "gem-facet", d: cut.facet }),
        svg("path", { class: "gem-shine", d: cut.out, "clip-path": "inset(0 50% 50% 0)" }),
        svg("text", { class: "gem-letter", y: cut.y, "aria-hidden": "true" }, gemLetter(colour)),
    );
}

/**
 * A gem as a picture of its own.
 * @param {string} colour @param {number} [size] in pixels
 */
export function gem(colour, size = 24) {
    return svg(
        "svg",
        { class: "gem-picture", viewBox: "-52 -52 104 104", width: size, height: size, "aria-hidden": "true" },
        gemAt(colour, 100),
    );
}
