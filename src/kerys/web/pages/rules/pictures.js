// The pictures of the rules page, drawn by the same code as the board from positions the engine made.
import { el } from "../../app/dom.js";
import { Board } from "../../draw/board.js";
import { broker, seatSign } from "../../draw/broker.js";
import { gem } from "../../draw/gem.js";

/** @import { ViewData } from "../../app/protocol.js" */
/** @import { Words } from "../../app/words.js" */

const GEMS = ["blue", "green", "yellow", "red", "black", "white"];

/** @param {string} section @param {Words} words @param {any} data @returns {{after: number, picture: Element}[]} */
export function picturesOf(section, words, data) {
    const board = (/** @type {string} */ view, /** @type {string} */ part) => boardPicture(words, data.views[view], part, words.text(`rules-picture-${view}`));
    switch (section) {
        case "overview": return [{ after: 4, picture: board("overview", "whole") }];
        case "setup": return [{ after: 1, picture: brokers(words, data.brokers) }, { after: 5, picture: gems(words) }];
        case "order": return [{ after: 7, picture: bids(words, data) }];
        case "placing": return [{ after: 2, picture: faces(words) }];
        case "counting": return [{ after: 8, picture: board("counting", "city") }];
        case "market": return [{ after: 3, picture: board("market", "market") }];
        case "end": return [{ after: 2, picture: colourPoints(words, data.colour_points) }, { after: 4, picture: blackPoints(words, data.black_points) }];
        case "two-players": return [{ after: 2, picture: board("two-players", "whole") }];
        case "ys-plus": return [{ after: 4, picture: board("events", "whole") }];
        default: return [];
    }
}

/** @param {Words} words @param {ViewData} view @param {string} part whole, city or market @param {string} caption */
function boardPicture(words, view, part, caption) {
    const board = new Board({ words });
    board.update(view);
    board.element.setAttribute("inert", ""); // a picture: nothing to press, nothing to stop at
    return figure(caption, `rules-board only-${part}`, board.element);
}

/** @param {string} caption @param {string} look @param {...any} content */
function figure(caption, look, ...content) {
    return el("figure", { class: `rules-picture ${look}` }, ...content, el("figcaption", {}, caption));
}

/** @param {Words} words @param {number[]} values */
function brokers(words, values) {
    return figure(words.text("rules-picture-brokers"), "", el("div", { class: "rules-row" }, values.map((value) => broker("blue", value, "up", 44))));
}

/** @param {Words} words */
function gems(words) {
    return figure(words.text("rules-picture-gems"), "", el("div", { class: "rules-row" },
        GEMS.map((name) => el("span", { class: "rules-gem" }, gem(name, 44), words.gem(name)))));
}

/** @param {Words} words */
function faces(words) {
    const one = (/** @type {Element} */ picture, /** @type {string} */ message) => el("span", { class: "rules-gem" }, picture, words.text(message));
    return figure(words.text("rules-picture-faces"), "", el("div", { class: "rules-row" },
        one(broker("orange", 3, "up", 44), "rules-face-up"), one(broker("orange", 3, "down", 44), "rules-face-down-own"), one(broker("orange", null, "down", 44), "rules-face-down")));
}

/** @param {Words} words @param {any} data */
function bids(words, data) {
    return figure(words.text("rules-picture-bids"), "", el("div", { class: "rules-bids" }, Object.entries(data.bids).map(([seat, values]) =>
        el("div", { class: "rules-bid" }, seatSign(seat, 30), words.seat(seat),
            el("span", {}, /** @type {number[]} */ (values).map((value) => broker(seat, value, "up", 36))),
            el("span", { class: "order-card" }, data.orders[seat])))));
}

/** @param {Words} words @param {number[][]} points by place, then by rank of the colour */
function colourPoints(words, points) {
    const rank = (/** @type {number} */ n) => words.text("picture-rank", { rank: n + 1 });
    return figure(words.text("rules-picture-colours"), "", el("table", { class: "rules-points" },
        el("thead", {}, el("tr", {}, el("td", {}), points[0].map((_, n) => el("th", { scope: "col" }, words.text("rules-colour-rank", { rank: n + 1 }))))),
        el("tbody", {}, points.slice(0, 4).map((row, place) => el("tr", {}, el("th", { scope: "row" }, words.text("rules-player-place", { place: rank(place) })), row.map((one) => el("td", {}, one)))))));
}

/** @param {Words} words @param {number[]} points */
function blackPoints(words, points) {
    return figure(words.text("rules-picture-black"), "", el("div", { class: "rules-row" }, points.map((one, n) =>
        el("span", { class: "rules-gem" }, el("span", {}, `${n + 1} `, gem("black", 26)), el("strong", {}, one)))));
}
