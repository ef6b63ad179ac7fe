// A confirmed turn on its way: its answers go one after the other, each when the one before is taken and its question
// has come. If anything else is asked in between, the rest stays unsent. A reload goes on with it.

import { keep, kept } from "./kept.js";

/** @import { Question, ToClient } from "../../app/protocol.js" */

/** @typedef {{decision: number, text: string}} Answer */

export class Sending {
    /**
     * @param {string} table
     * @param {import("../../app/connection.js").Connection} connection
     */
    constructor(table, connection) {
        this.keptAs = `kerys-turn-${table}`;
        this.connection = connection;
        /** What was sent last, and what is to follow. @type {{key: string, answer: Answer, taken: boolean, rest: Answer[]} | null} */
        this.now = kept(this.keptAs);
    }

    get busy() {
        return this.now !== null;
    }

    /** The answer on its way and those after it, as far as they belong to a question. @param {Question | null} question */
    textsFor(question) {
        const { now } = this;
        return now && now.answer.decision === question?.decision ? [now.answer, ...now.rest].map((one) => one.text) : [];
    }

    /**
     * @param {Answer[]} answers
     * @param {number} facts how many are known
     */
    start([answer, ...rest], facts) {
        const key = this.connection.answer(answer.text, answer.decision, facts);
        this.#set({ key, answer, taken: false, rest });
    }

    /**
     * A message came; the question and the number of facts are those after it.
     * @param {ToClient} message
     * @param {Question | null} question
     * @param {number} facts
     * @returns {"refused" | "settled" | null} what became of the turn, if it is not on its way any more
     */
    heard(message, question, facts) {
        const { now } = this;
        if (!now) return null;
        const about = "key" in message && message.key === now.key;
        if (about && message.type === "refused") return this.#end("refused");
        if (about && message.type === "taken") this.#set({ ...now, taken: true });
        const { answer, taken, rest } = /** @type {NonNullable<typeof now>} */ (this.now);
        if (!taken && message.type === "fresh" && !this.connection.unacknowledged.has(now.key)) return this.#end("settled");
        // A sealed question goes on being asked, and its answer may be replaced once the news of it has come.
        const told = question?.given === answer.text || message.type === "news" || message.type === "fresh";
        if (question?.decision === answer.decision) return taken && question.about.sealed && told ? this.#end("settled") : null;
        const [next] = rest;
        if (next && !taken) return null; // the question has changed, but perhaps not by our answer
        const fits = next && question?.decision === next.decision && question.options.some((option) => option.text === next.text);
        if (!fits) return this.#end("settled");
        this.start(rest, facts);
        return null;
    }

    /** @template R @param {R} how */
    #end(how) {
        this.#set(null);
        return how;
    }

    /** @param {Sending["now"]} now */
    #set(now) {
        this.now = now;
        keep(this.keptAs, now);
    }
}
