// The options of a question taken apart: `place 3 up 1/harbour` is a verb and its words.

/** @import { SeatData } from "../../app/protocol.js" */

/** @typedef {{text: string, label: string, verb: string, words: string[]}} ParsedOption an answer and the words of its notation */

/**
 * @param {{options: {text: string, label: string}[]} | null} question
 * @returns {ParsedOption[]}
 */
export function optionsOf(question) {
    return (question?.options ?? []).map(({ text, label }) => {
        const [verb, ...words] = text.split(" ");
        return { text, label, verb, words };
    });
}

/**
 * @param {ParsedOption} option `place 3 up 1/harbour`, `place front 3 up 1/harbour`, `place neutral 2 down …`
 * @returns {{source: string, value: number, face: string, place: string}}
 */
export function placingOf({ words }) {
    const [source, value, face, place] = words.length === 3 ? ["hand", ...words] : words;
    return { source, value: Number(value), face, place };
}

/**
 * Whether two questions leave the same to answer, in the same words.
 * @param {{decision: number, options: {text: string, label: string}[]} | null} one
 * @param {{decision: number, options: {text: string, label: string}[]} | null} other
 */
export function sameQuestion(one, other) {
    if (one === other) return true;
    if (!one || !other || one.decision !== other.decision || one.options.length !== other.options.length) return false;
    return one.options.every(({ text, label }, n) => text === other.options[n].text && label === other.options[n].label);
}

/**
 * The brokers that are left in the hand, in front and of the neutral ones, after some answers.
 * @param {SeatData | null} own the own part of the view
 * @param {ParsedOption[]} answers
 * @returns {Record<string, number[]>}
 */
export function leftAfter(own, answers) {
    /** @type {Record<string, number[]>} */
    const left = { hand: [...(own?.hand ?? [])], front: [...(own?.front ?? [])], neutral: [...(own?.neutral_hand ?? [])] };
    const take = (/** @type {string} */ source, /** @type {number} */ value) => left[source].splice(left[source].indexOf(value), 1);
    for (const option of answers) {
        if (option.verb === "place") {
            const { source, value } = placingOf(option);
            take(source, value);
        } else if (option.verb === "front") left.front.push(...take("hand", Number(option.words[0])));
    }
    return left;
}
