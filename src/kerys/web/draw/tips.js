// One tip for all pages: what a thing is and what it would pay now. It shows on hovering, on focus and on a long press,
// goes away with Escape, and never holds anything that can be clicked.
import { el } from "../app/dom.js";

/** @import { Words } from "../app/words.js" */

/** @typedef {{title: string, lines: string[]}} Tip */

/** @type {WeakMap<Element, () => Tip | null>} */
const told = new WeakMap();
const LONG_PRESS = 450;
const HOVER = 250;
/** @type {HTMLElement | null} */
let shown = null;
/** @type {Element | null} */
let over = null;
let waiting = 0;
let listening = false;

/** Give an element a tip; what it says is worked out when it is shown. @param {Element} element @param {() => Tip | null} say */
export function tip(element, say) {
    told.set(element, say);
    element.setAttribute("data-tip", "");
    if (!listening) listen();
}

/** A tip for a character. @param {Element} element @param {Words} words @param {string} card */
export function characterTip(element, words, card) {
    tip(element, () => cardSays(words, `card-${card}`));
}

/** What a character or an event says: its name, what it does, when, the fine print. @param {Words} words @param {string} id of its message */
export function cardSays(words, id) {
    const forms = ["effect", "when", "details"].map((form) => `${id}.${form}`).filter((form) => words.has(form));
    return { title: words.text(id), lines: forms.map((form) => words.text(form)) };
}

function listen() {
    listening = true;
    document.addEventListener("pointerover", (event) => {
        if (event.pointerType === "touch") return;
        const element = tipped(event.target);
        if (element !== over) later(element, HOVER);
    });
    document.addEventListener("pointerdown", (event) => {
        if (event.pointerType === "touch") later(tipped(event.target), LONG_PRESS);
        else hide();
    });
    for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(waiting), { capture: true, passive: true });
    document.addEventListener("focusin", (event) => {
        const element = tipped(event.target);
        if (element && element.matches(":focus-visible")) later(element, HOVER);
        else hide();
    });
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", (event) => {
        if (event.key === "Escape") hide();
    });
    // A long press also opens the browser's own menu on some phones; over a tip it would only be in the way.
    document.addEventListener("contextmenu", (event) => {
        if (shown && tipped(event.target)) event.preventDefault();
    });
}

/** @param {EventTarget | null} target */
const tipped = (target) => (target instanceof Element ? target.closest("[data-tip]") : null);

/** @param {Element | null} element @param {number} wait */
function later(element, wait) {
    clearTimeout(waiting);
    hide();
    over = element;
    if (element) waiting = window.setTimeout(() => show(element), wait);
}

/** @param {Element} element */
function show(element) {
    const say = told.get(element)?.();
    if (!say || !element.isConnected) return;
    shown = el("div", { class: "tip", role: "tooltip" }, el("strong", {}, say.title), say.lines.map((line) => el("p", {}, line)));
    document.body.append(shown);
    const [box, own] = [element.getBoundingClientRect(), shown.getBoundingClientRect()];
    const left = Math.max(6, Math.min(box.left + box.width / 2 - own.width / 2, innerWidth - own.width - 6));
    const above = box.top - own.height - 8;
    const top = above >= 6 ? above : Math.min(box.bottom + 8, innerHeight - own.height - 6);
    shown.style.left = `${left}px`;
    shown.style.top = `${Math.max(6, top)}px`;
}

export function hide() {
    clearTimeout(waiting);
    shown?.remove();
    shown = null;
    over = null;
}
