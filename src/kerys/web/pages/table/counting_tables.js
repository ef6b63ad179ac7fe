// The tables of a counting: everybody's sums in each contest, and everybody's points in the final count.

import { el, svg } from "../../app/dom.js";
import { fieldOf } from "../../app/facts.js";
import { broker, seatSign } from "../../draw/broker.js";
import { emblem } from "../../draw/emblem.js";
import { gem } from "../../draw/gem.js";

/** @typedef {import("../../app/words.js").Words} Words */
/** @typedef {import("./counting_steps.js").Step} Step */

/** What stands at a sum that won a tie, and before its reason beneath the table: one for each tie-break. */
const MARKS = ["*", "†", "‡", "§"];

/**
 * Who had how much where; the winner of each contest is marked.
 * @param {Words} words
 * @param {Step} step
 */
export function sumsTable(words, step) {
    const { contests, parties } = step.standings;
    if (contests.length === 0) return null;
    const heads = contests.map((one) => one.title(words));
    const sums = table(words, step, heads, parties, (party) =>
        contests.map((one) => {
            const stood = one.stood.get(party);
            if (!stood) return el("td", { class: "number" }, "–");
            const won = stood.rank === 1;
            return el(
                "td",
                { class: `number${won ? " won" : ""}` },
                won ? el("span", { "aria-label": words.text("page-won") }, "★ ") : "",
                stood.sum,
                ...mark(words, step, stood.tiebreak),
            );
        }),
    );
    return withTies(words, step, sums);
}

/** What stands at who won a tie. @param {Words} words @param {Step} step @param {string} tie */
function mark(words, step, tie) {
    const n = step.ties.indexOf(tie);
    return n < 0 ? [] : [el("span", { "aria-hidden": "true" }, MARKS[n]), el("span", { class: "unseen" }, words.text(`page-tiebreak-${tie}`))];
}

/**
 * What the marks mean; whoever hears the table has heard it there.
 * @param {Words} words
 * @param {Step} step
 * @param {HTMLElement} sums
 */
function withTies(words, step, sums) {
    const why = step.ties.map((tie, n) => el("li", {}, el("span", {}, MARKS[n]), " ", words.text(`page-tiebreak-${tie}`)));
    return el("div", { class: "sums-and-ties" }, sums, why.length > 0 ? el("ul", { class: "ties", "aria-hidden": "true" }, ...why) : null);
}

/**
 * What everybody has, what it gives, and everybody's points with it.
 * @param {Words} words
 * @param {Step} step
 * @param {(party: string) => number} total
 */
export function finalTable(words, step, total) {
    const { points } = step;
    const parties = [...points.keys()];
    const signed = new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" });
    const most = Math.max(1, ...parties.map(total));
    const heads = [words.text("page-final-has"), words.text("page-final-gives"), words.text("page-final-total")];
    const tie = (/** @type {string} */ party) => factsOf(step, party).map((fact) => step.tieOf(fact))[0] ?? "";
    const sums = table(words, step, heads, parties, (party) => [
        el("td", { class: "number" }, ...holding(words, step, party)),
        el("td", { class: "number" }, signed.format(points.get(party) ?? 0), ...mark(words, step, tie(party))),
        el("td", { class: "number" }, el("strong", {}, total(party)), bar(total(party), points.get(party) ?? 0, most)),
    ]);
    return withTies(words, step, sums);
}

/** @param {Step} step @param {string} party */
function factsOf(step, party) {
    return step.facts.filter((fact) => fieldOf(fact, "party") === party);
}

/** What somebody has of what is counted. @param {Words} words @param {Step} step @param {string} party */
function holding(words, step, party) {
    const facts = factsOf(step, party);
    const count = fieldOf(facts[0], "count") ?? 0;
    switch (step.key.split(" ")[0]) {
        case "final-colour":
            return [count, " ", gem(fieldOf(facts[0], "gem") ?? "", 20)];
        case "final-black":
            return [count, " ", gem("black", 20)];
        case "final-favour":
            return [...facts.filter((fact) => fact.fact === "throne-revealed").map((fact) => broker(party, fact.value, "up", 22)), ` ${fieldOf(facts[facts.length - 1], "sum")}`];
        case "final-speculation": {
            const colour = fieldOf(facts[0], "speculation") ?? "none";
            return colour === "none" ? ["–"] : [gem(colour, 20), el("span", { class: "unseen" }, words.gem(colour))];
        }
        default:
            return [emblem("character", "smuggler", 22)];
    }
}

/** The points as a bar, the new ones in another colour. @param {number} points @param {number} fresh @param {number} most */
function bar(points, fresh, most) {
    const wide = (/** @type {number} */ part) => (100 * Math.max(0, part)) / most;
    return svg(
        "svg",
        { class: "points-bar", viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true" },
        svg("rect", { class: "points-new", width: wide(points), height: 8 }),
        svg("rect", { class: "points-old", width: wide(Math.min(points, points - fresh)), height: 8 }),
    );
}

/**
 * A line for each party, in a box that scrolls sideways where it is too wide.
 * @param {Words} words
 * @param {Step} step
 * @param {string[]} heads
 * @param {string[]} parties
 * @param {(party: string) => HTMLElement[]} cells
 */
function table(words, step, heads, parties, cells) {
    return el(
        "div",
        { class: `wide-table${heads.length > 2 && !step.final ? " many" : ""}`, tabindex: "0", role: "group", "aria-label": step.title(words) },
        el(
            "table",
            { class: "sums" },
            el("thead", {}, el("tr", {}, el("td", {}), ...heads.map((head) => el("th", { scope: "col", class: "number" }, el("div", {}, head))))),
            el("tbody", {}, ...parties.map((party) => el("tr", {}, el("th", { scope: "row" }, seatSign(party, 20), " ", el("span", {}, words.seat(party))), ...cells(party)))),
        ),
    );
}
