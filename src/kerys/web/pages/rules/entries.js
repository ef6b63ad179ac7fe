// Every character and every event: emblem, name, when, what, the fine print. Each has its own address.
import { el } from "../../app/dom.js";
import { emblem } from "../../draw/emblem.js";

/** @import { Words } from "../../app/words.js" */

/** @param {Words} words @param {string[]} names @param {string} title a message */
export function cardEntries(words, names, title) {
    return el("div", {}, el("h3", {}, words.text(title)), el("div", { class: "rules-cards" },
        names.map((name) => entry(words, "character", name, `card-${name}`))));
}

/** @param {Words} words @param {string[]} names */
export function eventEntries(words, names) {
    return el("div", {}, el("h3", {}, words.text("rules-all-events")), el("div", { class: "rules-cards" },
        names.map((name) => entry(words, "event", name, `event-${name}`))));
}

/** @param {Words} words @param {"character" | "event"} kind @param {string} name @param {string} id of its message */
function entry(words, kind, name, id) {
    const part = (/** @type {string} */ form, /** @type {string} */ look) =>
        words.has(`${id}.${form}`) && el("p", { class: look }, words.text(`${id}.${form}`));
    return el("article", { class: "rules-entry rules-card", id },
        emblem(kind, name, 64),
        el("div", {}, el("h4", {}, el("a", { href: `#${id}` }, words.text(id))), part("when", "rules-card-when"), part("effect", ""), part("details", "small soft")));
}
