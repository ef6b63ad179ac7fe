// A placing, part by part: where the broker comes from, its value, its face, its place; null: not picked yet.

import { placingOf } from "./options.js";

/** @import { ParsedOption } from "./options.js" */

/** @typedef {{source: string, value: number | null, face: string | null, place: string | null}} Placing */

/** @returns {Placing} */
export const nothing = () => ({ source: "hand", value: null, face: null, place: null });

/**
 * The placings that fit what is picked so far of some parts.
 * @param {ParsedOption[]} options
 * @param {Placing} picked
 * @param {(keyof Placing)[]} parts
 */
export function fitting(options, picked, parts) {
    return options
        .filter((option) => option.verb === "place")
        .map(placingOf)
        .filter((one) => parts.every((part) => picked[part] === null || picked[part] === one[part]));
}

/**
 * With more parts picked: those that no longer fit are dropped, and what only one option leaves open is filled in.
 * @param {ParsedOption[]} options
 * @param {Placing} picked
 * @param {Partial<Placing>} more
 * @returns {Placing}
 */
export function pickedWith(options, picked, more) {
    const now = { ...picked, ...more };
    const fits = () => fitting(options, now, ["source", "value", "face", "place"]);
    for (const part of /** @type {const} */ (["place", "face", "value"])) {
        if (!(part in more) && fits().length === 0) now[part] = null;
    }
    const faces = new Set(fits().map((one) => one.face));
    if (now.value !== null && faces.size === 1) [now.face] = faces;
    return now;
}

/** The option that a placing is, once it is whole. @param {ParsedOption[]} options @param {Placing} picked */
export function textOf(options, { source, value, face, place }) {
    if (value === null || face === null || place === null) return null;
    const text = (source === "hand" ? ["place", value, face, place] : ["place", source, value, face, place]).join(" ");
    return options.some((option) => option.text === text) ? text : null;
}
