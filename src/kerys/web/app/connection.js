// The WebSocket of one table: says hello, begins again when it was lost, and keeps an answer until it is acknowledged.

/** @import { Answer, FromClient, Say, ToClient } from "./protocol.js" */

const PING_EVERY = 25_000;
const LONGEST_WAIT = 15_000;
const SEND_AGAIN = 3_000;
// What trying again would not mend.
export const FINAL = new Set(["not-allowed", "not-found", "players-only", "broken"]);

export class Connection {
    /**
     * @param {{id: string, invitation: string, language: () => string, study: () => boolean,
     *     have: () => {facts: number, chat: number},
     *     onMessage: (message: ToClient) => void, onState: (state: "connecting" | "open" | "lost" | "ended") => void}} wiring
     */
    constructor(wiring) {
        this.wiring = wiring;
        /** @type {WebSocket | null} */
        this.socket = null;
        this.tries = 0;
        this.closed = false;
        /** Sent and not acknowledged, by key: answers and lines of chat. @type {Map<string, Answer | Say>} */
        this.unacknowledged = new Map(keptFor(wiring.id));
        this.timer = 0;
        this.heard = 0;
        this.pinging = setInterval(() => this.#ping(), PING_EVERY);
        this.wakeUp = () => {
            if (document.visibilityState === "visible" && !this.socket) this.#again(0);
        };
        addEventListener("online", this.wakeUp);
        document.addEventListener("visibilitychange", this.wakeUp);
        this.#open();
    }

    close() {
        this.closed = true;
        clearTimeout(this.timer);
        clearInterval(this.pinging);
        removeEventListener("online", this.wakeUp);
        document.removeEventListener("visibilitychange", this.wakeUp);
        this.socket?.close();
    }

    /**
     * @param {string} text
     * @param {number} decision
     * @param {number} facts
     * @returns {string} the answer's key
     */
    answer(text, decision, facts) {
        const key = newKey();
        this.#sendKept(key, { type: "answer", text, decision, facts, key });
        return key;
    }

    /** @param {string} text */
    say(text) {
        const key = newKey();
        this.#sendKept(key, { type: "say", text, key });
    }

    /** @param {FromClient} message @returns {boolean} whether there was a connection to send it by */
    send(message) {
        if (this.socket?.readyState !== WebSocket.OPEN) return false;
        this.socket.send(JSON.stringify(message));
        return true;
    }

    /** Ask for everything again, after a gap. */
    resync() {
        this.#hello();
    }

    // --- Inside ---------------------------------------------------------------------------------------------
    #open() {
        if (this.closed) return;
        clearTimeout(this.timer);
        this.wiring.onState("connecting");
        const address = new URL(`/ws/tables/${encodeURIComponent(this.wiring.id)}`, location.href);
        address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(address);
        this.socket = socket;
        socket.onopen = () => this.#hello();
        socket.onmessage = (event) => this.#take(JSON.parse(event.data));
        socket.onclose = (event) => this.#lost(socket, event);
    }

    #hello() {
        const { facts, chat } = this.wiring.have();
        const { invitation, language, study } = this.wiring;
        this.send({ type: "hello", facts, chat, language: language(), invitation, study: study() });
    }

    /** @param {ToClient} message */
    #take(message) {
        this.heard = Date.now();
        if (message.type === "fresh") {
            this.tries = 0;
            this.wiring.onState("open");
            // What was on its way when the connection broke: sent again it counts once.
            for (const one of this.unacknowledged.values()) this.send(one);
        }
        const key = "key" in message ? message.key : "";
        const about = this.unacknowledged.get(key);
        if (message.type === "problem" && about && (about.type === "answer" || message.code === "storage-away")) {
            // It is not kept, or nobody knows yet whether it is; sent again it counts once.
            setTimeout(() => this.#sendAgain(key), SEND_AGAIN);
        } else if (about && ["taken", "refused", "problem"].includes(message.type)) {
            this.unacknowledged.delete(key);
            this.#keep();
        }
        this.wiring.onMessage(message);
    }

    /**
     * @param {WebSocket} socket
     * @param {CloseEvent} event
     */
    #lost(socket, event) {
        if (this.socket !== socket) return;
        this.socket = null;
        if (this.closed) return;
        if (FINAL.has(event.reason)) {
            this.wiring.onState("ended");
            return;
        }
        this.wiring.onState("lost");
        this.tries += 1;
        const wait = Math.min(LONGEST_WAIT, 250 * 2 ** Math.min(this.tries, 6));
        this.#again(wait * (0.5 + Math.random() / 2));
    }

    /** @param {number} wait */
    #again(wait) {
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => this.#open(), wait);
    }

    #ping() {
        // A connection that is silent for long is dead even if nobody said so.
        if (this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heard > 3 * PING_EVERY) this.socket.close();
        else this.send({ type: "ping" });
    }

    /** @param {string} key @param {Answer | Say} message */
    #sendKept(key, message) {
        this.unacknowledged.set(key, message);
        this.#keep();
        this.send(message);
    }

    /** @param {string} key */
    #sendAgain(key) {
        const message = this.unacknowledged.get(key);
        if (message) this.send(message);
    }

    #keep() {
        try {
            sessionStorage.setItem(`kerys-sent-${this.wiring.id}`, JSON.stringify([...this.unacknowledged]));
        } catch {
            // Kept in memory only.
        }
    }
}

/**
 * What a page before this one had sent and not heard of.
 * @param {string} id
 * @returns {[string, Answer | Say][]}
 */
function keptFor(id) {
    try {
        return JSON.parse(sessionStorage.getItem(`kerys-sent-${id}`) ?? "[]");
    } catch {
        return [];
    }
}

/** A key nobody else makes up. */
export function newKey() {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
