// Cards: emblem, name and, if wanted, what the card does and when.
import { el } from "../app/dom.js";
import { emblem } from "./emblem.js";

/**
 * @param {string} name @param {{words: any, effect?: boolean, size?: number}} more
 */
export function characterCard(name, { words, effect = false, size = 56 }) {
    return el("div", { class: `card character-card card-${name}`, "data-card": name },
        emblem("character", name, size), el("div", { class: "card-name" }, words.card(name)),
        effect && el("p", { class: "card-effect" }, words.text(`card-${name}.effect`)));
}

/**
 * @param {string} name @param {{words: any, effect?: boolean, size?: number}} more
 */
export function eventCard(name, { words, effect = false, size = 56 }) {
    return el("div", { class: `card event-card event-${name}`, "data-event": name },
        emblem("event", name, size), el("div", { class: "card-name" }, words.event(name)),
        effect && el("p", { class: "card-effect" }, words.text(`event-${name}.effect`)));
}
