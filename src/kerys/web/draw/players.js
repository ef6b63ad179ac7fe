// Everybody's points, gems, brokers and cards in a few lines each, for looking at (replay, first game).
import { el } from "../app/dom.js";
import { broker, seatSign } from "./broker.js";
import { emblem } from "./emblem.js";
import { gem } from "./gem.js";
import { gemTip } from "./describe.js";
import { characterTip, tip } from "./tips.js";

/** @import { NeutralData, SeatData, ViewData } from "../app/protocol.js" */
/** @import { Words } from "../app/words.js" */

const HELD = ["blue", "green", "yellow", "red", "black"];
/** @type {("cardinal" | "illusionist" | "intriguer")[]} */
const EFFECTS = ["cardinal", "illusionist", "intriguer"];

/** @param {ViewData} view @param {Words} words @param {Record<string, string>} [names] who sits where */
export function players(view, words, names = {}) {
    const order = view.turn_order.flatMap((name) => view.seats.filter((seat) => seat.name === name));
    return el("div", { class: "players" },
        order.map((seat) => player(view, words, seat, names[seat.name])),
        view.neutral && el("div", { class: "player" }, head(words, view.neutral, undefined), gems(view, words, view.neutral.gems)));
}

/** @param {ViewData} view @param {Words} words @param {SeatData} seat @param {string | undefined} name */
function player(view, words, seat, name) {
    const waiting = view.question?.waiting.includes(seat.name);
    return el("div", { class: waiting ? "player waiting" : "player", "data-seat": seat.name },
        head(words, seat, name), gems(view, words, seat.gems), brokers(words, seat), cards(words, seat));
}

/** @param {Words} words @param {SeatData | NeutralData} seat @param {string | undefined} name */
function head(words, seat, name) {
    return el("div", { class: "player-head" }, seatSign(seat.name, 26),
        el("strong", {}, name || words.seat(seat.name)),
        el("span", { class: "player-points" }, words.text("picture-points", { points: seat.points })));
}

/** @param {ViewData} view @param {Words} words @param {Record<string, number>} held */
function gems(view, words, held) {
    return el("div", { class: "player-gems" }, HELD.map((colour) => {
        const one = el("span", { class: held[colour] ? "held" : "held none", role: "img", "aria-label": words.text("picture-held", { gem: colour, count: held[colour] }) },
            gem(colour, 20), el("span", {}, held[colour]));
        tip(one, () => gemTip(words, view, colour));
        return one;
    }));
}

/** @param {Words} words @param {SeatData} seat */
function brokers(words, seat) {
    const row = (/** @type {string} */ title, /** @type {Element[]} */ pieces, /** @type {string} */ told) =>
        pieces.length > 0 && el("span", { class: "player-row" }, el("span", { class: "soft" }, title), el("span", { role: "img", "aria-label": told }, pieces));
    const hidden = seat.hand_size - seat.shown.length;
    const hand = seat.hand ?? seat.shown;
    /** @type {Element[]} */
    const behind = hand.map((value) => broker(seat.name, value, "down", 24));
    if (seat.hand === null && hidden > 0) behind.push(el("span", { class: "player-hidden" }, broker(seat.name, null, "down", 24), `×${hidden}`));
    const known = hand.join(" ");
    return el("div", { class: "player-brokers" },
        row(words.text("picture-in-front"), seat.front.map((/** @type {number} */ value) => broker(seat.name, value, "up", 24)),
            words.text("picture-values", { values: seat.front.join(" "), hidden: 0 })),
        row(words.text("picture-behind"), behind, words.text("picture-values", { values: known, hidden: seat.hand === null ? hidden : 0 })));
}

/** @param {Words} words @param {SeatData} seat */
function cards(words, seat) {
    const held = [...new Set([...seat.cards, ...seat.new_cards])]; // those won this round stand in both
    const active = EFFECTS.filter((name) => seat[name]);
    if (held.length + active.length === 0) return null;
    const one = (/** @type {string} */ name, /** @type {string} */ look) => {
        const shown = el("span", { class: `player-card ${look}`, tabindex: 0, role: "img", "aria-label": words.card(name) }, emblem("character", name, 34));
        characterTip(shown, words, name);
        return shown;
    };
    return el("div", { class: "player-cards" },
        held.map((name) => one(name, seat.new_cards.includes(name) ? "new" : "")), active.map((name) => one(name, "active")));
}
