// The steps of a counting, put together from its facts.

import { fieldOf } from "../../app/facts.js";

/** @import { FactData, StoodFact } from "../../app/protocol.js" */

/** @typedef {import("../../app/words.js").Words} Words */
/** @typedef {{sum: number, rank: number, tiebreak: string}} Stood */

const RESULTS = new Set(["gem-taken", "gem-turned", "scored", "card-won", "quotation-moved", "prize-lapsed", "column-chosen", "gem-given"]);
/** The final count: what is counted, by its facts. @type {Record<string, string>} */
const FINAL = {
    "colour-scored": "final-colour",
    "black-scored": "final-black",
    "throne-revealed": "final-favour",
    "favour-scored": "final-favour",
    "speculation-scored": "final-speculation",
    "smuggler-scored": "final-smuggler",
};
const AREAS = new Set(["harbour", "commercial", "palace", "district"]);

/**
 * Which step a fact belongs to: `district 2`, `rows`, …; empty: to the one before it; null: it is not about counting.
 * @param {FactData} fact
 * @returns {string | null}
 */
export function keyOf(fact) {
    switch (fact.fact) {
        case "revealed":
            return countedAt(fact.place);
        case "stood":
        case "prize-lapsed":
            if (AREAS.has(fact.contest)) return `district ${fact.where}`;
            return fact.contest === "smuggling" ? `smuggling ${fact.where}` : fact.contest;
        case "column-ranked":
        case "column-chosen":
            return "columns";
        case "quotation-moved":
            return { column: "columns", bidder: "bidder" }[/** @type {string} */ (fact.mover)] ?? "";
        case "colour-scored":
            return `${FINAL[fact.fact]} ${fact.gem}`;
        default:
            return FINAL[fact.fact] ?? (RESULTS.has(fact.fact) ? "" : null);
    }
}

/** Which step counts a place. @param {string} place */
export function countedAt(place) {
    if (place.startsWith("market/")) return "row";
    if (place.startsWith("smuggling/")) return `smuggling ${place.split("/")[1]}`;
    return `district ${place[0]}`;
}

/** One contest of a step: a column of its table. */
class Contest {
    /** @param {StoodFact} fact */
    constructor(fact) {
        this.kind = fact.contest;
        this.where = fact.where;
        /** @type {Map<string, Stood>} */
        this.stood = new Map();
    }

    /** @param {Words} words */
    title(words) {
        return words.text(`page-contest-${this.kind}`, { where: this.where ?? "", column: this.kind === "mediation" ? words.gem(String(this.where)) : "" });
    }
}

export class Step {
    /**
     * @param {string} key
     * @param {FactData} fact the first of its facts
     */
    constructor(key, fact) {
        this.key = key;
        /** @type {FactData[]} */
        this.facts = [];
        /** What lay face down there, by spot. @type {[string, number][]} */
        this.revealed = [];
        this.add(fact);
    }

    /** The number of its first fact: the first step's tells which counting it is. */
    get first() {
        return this.facts[0].number;
    }

    /** Whether it belongs to the final count. */
    get final() {
        return this.key.startsWith("final-");
    }

    /** What it gave in the final count. @returns {Map<string, number>} */
    get points() {
        /** @type {Map<string, number>} */
        const points = new Map();
        for (const fact of this.final ? this.facts : []) {
            const [party, given] = [fieldOf(fact, "party"), fieldOf(fact, "points")];
            if (party !== undefined && given !== undefined) points.set(party, given);
        }
        return points;
    }

    /** @param {FactData} fact */
    add(fact) {
        this.facts.push(fact);
        if (fact.fact === "revealed") this.revealed.push([`${fact.place}/${fact.n}`, fact.value]);
    }

    /** @param {Words} words */
    title(words) {
        const [kind, where] = this.key.split(" ");
        if (kind === "final-colour") return words.text("page-account-colour", { gem: words.gem(where), rank: fieldOf(this.facts[0], "rank") ?? 0 });
        if (this.final) return words.text(kind.replace("final", "page-account"));
        return words.text(`page-step-${kind}`, { where: Number(where ?? 0) });
    }

    /** The sentences of what came of it. */
    get results() {
        return this.facts.filter((fact) => RESULTS.has(fact.fact) || fact.fact === "column-ranked").map((fact) => fact.text);
    }

    /** The tie-breaks that were needed, in the order of their strength. */
    get ties() {
        return ["intriguer", "neutral", "front", "order", "pope"].filter((tie) => this.facts.some((fact) => this.tieOf(fact) === tie));
    }

    /**
     * What sets somebody above others who have as much; empty: nothing.
     * @param {FactData} fact
     */
    tieOf(fact) {
        return fieldOf(fact, "tiebreak") ?? fieldOf(fact, "tie") ?? "";
    }

    /** Everybody's sums by contest. */
    get standings() {
        /** @type {Contest[]} */
        const contests = [];
        /** @type {string[]} */
        const parties = [];
        for (const fact of this.facts) {
            if (fact.fact !== "stood") continue;
            let contest = contests.find((one) => one.kind === fact.contest && one.where === fact.where);
            if (!contest) contests.push((contest = new Contest(fact)));
            contest.stood.set(fact.party, fact);
            if (!parties.includes(fact.party)) parties.push(fact.party);
        }
        return { contests, parties };
    }
}
