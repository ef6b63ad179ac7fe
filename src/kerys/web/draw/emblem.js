// Emblems of characters and events: a round seal with a picture, the same on the board, on cards and in the rules.
import { svg } from "../app/dom.js";
import { EVENTS } from "./events.js";
import { PORTRAITS } from "./portraits.js";

/** @typedef {[string, string] | [string, string, string]} Stroke kind of line or fill, path, transform */

/**
 * An emblem around 0,0, for use inside a drawing.
 * @param {"character" | "event"} kind @param {string} name @param {number} size @param {number} [x] @param {number} [y]
 */
export function emblemAt(kind, name, size, x = 0, y = 0) {
    const strokes = (kind === "event" ? EVENTS : PORTRAITS)[name] ?? [];
    return svg(
        "g",
        { class: `emblem ${kind} emblem-${name}`, transform: `translate(${x} ${y}) scale(${size / 64})` },
        kind === "event"
            ? svg("path", { class: "seal", d: "M0-31 27-15.5V15.5L0 31-27 15.5V-15.5Z" })
            : svg("circle", { class: "seal", r: 31 }),
        strokes.map(([look, d]) => svg("path", { class: look, d })),
    );
}

/**
 * An emblem as a picture of its own.
 * @param {"character" | "event"} kind @param {string} name @param {number} [size] in pixels
 */
export function emblem(kind, name, size = 48) {
    return svg(
        "svg",
        { class: "emblem-picture", viewBox: "-33 -33 66 66", width: size, height: size, "aria-hidden": "true" },
        emblemAt(kind, name, 64),
    );
}
