// Brokers: every seat has its own outline besides its colour; the value stands on it, "?" if it is not known.
import { svg } from "../app/dom.js";
import { seatLetter } from "./letters.js";

// Outlines around 0,0 within a radius of 50.
/** @type {Record<string, string>} */
export const OUTLINES = {
    blue: "M0-47A47 47 0 1 1-.01-47Z",
    orange: "M-24-44H24L49 0 24 44H-24L-49 0Z",
    violet: "M-34-43H34Q43-43 43-34V34Q43 43 34 43H-34Q-43 43-43 34V-34Q-43-43-34-43Z",
    yellow: "M0-50 50 0 0 50-50 0Z",
    green: "M-42-44H42V8Q38 36 0 50-38 36-42 8Z",
    neutral: "M-26-46Q0-36 26-46L46-26Q36 0 46 26L26 46Q0 36-26 46L-46 26Q-36 0-46-26Z",
};

/**
 * A broker drawn around 0,0, for use inside a drawing. A value that is known although it lies face down is shown
 * under a veil, so that one sees at once what the others cannot see.
 * @param {string} seat @param {number | null} value @param {string} face
 * @param {{marked?: boolean}} [more]
 */
export function brokerAt(seat, value, face, more = {}) {
    const down = face === "down";
    return svg(
        "g",
        { class: `broker seat-${seat} ${down ? "down" : "up"}${value === null ? " unknown" : ""}` },
        svg("path", { class: "broker-shadow", d: OUTLINES[seat], transform: "translate(3 5)" }),
        svg("path", { class: "broker-out", d: OUTLINES[seat] }),
        down && svg("path", { class: "broker-veil", d: OUTLINES[seat], transform: "scale(.8)" }),
        svg("text", { class: "broker-value", y: seat === "green" ? -3 : 0 }, value === null ? "?" : value),
        more.marked && svg("g", { class: "broker-mark", transform: "translate(32 -32)" },
            svg("circle", { r: 20 }), svg("text", { y: 1 }, "5")),
    );
}

/**
 * A broker as a picture of its own.
 * @param {string} seat @param {number | null} value @param {string} [face] @param {number} [size] in pixels
 */
export function broker(seat, value, face = "up", size = 36) {
    return svg(
        "svg",
        { class: "broker-picture", viewBox: "-55 -55 110 112", width: size, height: size, "aria-hidden": "true" },
        brokerAt(seat, value, face),
    );
}

/**
 * A seat's sign: its outline, colour and letter.
 * @param {string} seat @param {number} [size] in pixels
 */
export function seatSign(seat, size = 22) {
    return svg(
        "svg",
        { class: "broker-picture", viewBox: "-55 -55 110 112", width: size, height: size, "aria-hidden": "true" },
        svg("g", { class: `broker seat-${seat} up` },
            svg("path", { class: "broker-out", d: OUTLINES[seat] }),
            svg("text", { class: "broker-value", y: seat === "green" ? -3 : 0 }, seatLetter(seat))),
    );
}
