// Placing a broker: pick one from the hand, face up or down, then a place; or drag it there. In any order.

import { el } from "../../app/dom.js";
import { broker } from "../../draw/broker.js";
import { dragged } from "./dragging.js";
import { leftAfter } from "./options.js";

/** @typedef {import("./page.js").TablePage} TablePage */

/**
 * @param {TablePage} page
 * @returns {(Node | null)[]}
 */
export function placing(page) {
    const { words, choice } = page;
    const { placing: now } = choice;
    const sources = [...new Set(choice.fitting().map((one) => one.source))];
    const faces = new Set(choice.fitting("source", "value", "place").map((one) => one.face));
    const faceButton = (/** @type {string} */ face) =>
        el(
            "button",
            {
                type: "button",
                "data-key": `face-${face}`,
                "data-face": face,
                "aria-pressed": String(now.face === face),
                disabled: !faces.has(face),
                onclick: () => choice.pick({ face }),
            },
            broker(page.store.you ?? "blue", now.value, face, 26),
            el("span", {}, words.text(`face-${face}`)),
        );
    const places = new Set(choice.fitting("source", "value", "face").map((one) => one.place));
    return [
        ...sources.map((source) => hand(page, source, sources.length > 1 || source !== "hand")),
        el("div", { class: "faces", role: "group", "aria-label": words.text("page-which-face") }, faceButton("up"), faceButton("down")),
        placeChoice(page, [...places]),
        choice.chosen ? null : el("p", { class: "hint small soft" }, words.text(`page-hint-${missing(now)}`)),
    ];
}

/** What is to be picked next. @param {import("./placing_parts.js").Placing} now */
function missing(now) {
    if (now.value === null) return "broker";
    return now.place === null ? "place" : "face";
}

/**
 * The brokers of one source: behind the screen, in front of it, or neutral ones.
 * @param {TablePage} page
 * @param {string} source
 * @param {boolean} named
 */
function hand(page, source, named) {
    const { words, choice, store, shown } = page;
    const held = leftAfter(shown.own, choice.earlier.map(({ option }) => option))[source] ?? [];
    const possible = new Set(choice.fitting().filter((one) => one.source === source).map((one) => one.value));
    const seat = source === "neutral" ? "neutral" : (store.you ?? "blue");
    const values = [...new Set(held)].sort((a, b) => a - b);
    const tile = (/** @type {number} */ value) => {
        const picked = choice.placing.value === value && choice.placing.source === source;
        const count = held.filter((one) => one === value).length;
        const button = el(
            "button",
            {
                type: "button",
                class: "broker-tile",
                "data-key": `broker-${source}-${value}`,
                "data-broker": `${source} ${value}`,
                "aria-pressed": String(picked),
                "aria-label": words.text("page-broker-tile", { value, count }),
                disabled: !possible.has(value),
                onclick: () => (picked ? choice.flip() : choice.pick({ source, value })),
            },
            broker(seat, value, picked ? (choice.placing.face ?? "up") : "up", 46),
            count > 1 ? el("span", { class: "count" }, `×${count}`) : null,
        );
        if (possible.has(value)) dragged(button, () => broker(seat, value, "up", 56), () => choice.pick({ source, value }), (place) => choice.pick({ source, value, place }));
        return button;
    };
    return el(
        "div",
        { class: "hand", role: "group", "aria-label": words.text(`page-from-${source}`) },
        named ? el("span", { class: "small soft" }, words.text(`page-from-${source}`)) : null,
        ...values.map(tile),
    );
}

/**
 * The places as a list, for those who do not point at the board.
 * @param {TablePage} page
 * @param {string[]} places
 */
export function placeChoice(page, places) {
    const { words, choice } = page;
    const select = el(
        "select",
        { class: "place-choice", "data-key": "place", "aria-label": words.text("page-where") },
        el("option", { value: "" }, words.text("page-where-empty")),
        ...places.map((place) => el("option", { value: place, selected: choice.placing.place === place }, words.place(place))),
    );
    // The arrow keys go through the places one by one: the page goes on when one is meant, not at the first.
    let byKeys = false;
    select.addEventListener("pointerdown", () => (byKeys = false));
    select.addEventListener("keydown", (event) => {
        byKeys = event.key !== "Enter";
        if (event.key === "Enter" && choice.waiting) {
            event.preventDefault();
            choice.goOn();
        }
    });
    select.addEventListener("change", () => choice.pick({ place: select.value || null }, byKeys));
    // It also loses the focus for a moment when it is drawn anew: then the new one has it afterwards.
    const left = () => !document.activeElement?.matches(".place-choice") && choice.waiting;
    select.addEventListener("blur", () => queueMicrotask(() => left() && choice.goOn()));
    return select;
}
