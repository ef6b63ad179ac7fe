// HTTP: one function for each request that the page makes (docs/protocol.md).

/** @import { About, Enter, Link, Me, Nothing, RecordReply, Replay, Sessions, Setup, TableCreated, TableReply, Tables } from "./protocol.js" */

/** What the server would not do, with its code and its reason for people. */
export class Refusal extends Error {
    /**
     * @param {string} code
     * @param {string} reason
     */
    constructor(code, reason) {
        super(reason);
        this.code = code;
    }
}

/**
 * @template T
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<T>} the reply as the protocol has it
 */
async function ask(method, path, body) {
    /** @type {RequestInit} */
    const init = { method, credentials: "same-origin" };
    if (body !== undefined) {
        init.headers = { "content-type": "application/json" };
        init.body = JSON.stringify(body);
    }
    let reply;
    try {
        reply = await fetch(path, init);
    } catch {
        throw new Refusal("unreachable", "");
    }
    const found = await reply.json().catch(() => null);
    if (!reply.ok) throw new Refusal(found?.code ?? "failed", found?.reason ?? "");
    return found;
}

// The session is a cookie that no script sees. Whether there may be one is remembered beside it, so that a first visit
// does not ask in vain.
const SOMEBODY = "kerys-somebody";

function wasSomebody() {
    try {
        return localStorage.getItem(SOMEBODY) !== null;
    } catch {
        return true;
    }
}

/** @template T @param {T} reply @param {boolean} somebody */
function remembered(reply, somebody = true) {
    try {
        if (somebody) localStorage.setItem(SOMEBODY, "yes");
        else localStorage.removeItem(SOMEBODY);
    } catch {
        // Then it is asked each time.
    }
    return reply;
}

/** @param {string} id */
const table = (id) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
    /** @returns {Promise<About>} */
    about: () => ask("GET", "/api/about"),
    /** The person who uses this browser; null: nobody yet. @returns {Promise<Me | null>} */
    me: async () => {
        if (!wasSomebody()) return null;
        try {
            return await ask("GET", "/api/me");
        } catch (error) {
            if (error instanceof Refusal && error.code === "sign-in") return null;
            throw error;
        }
    },
    /** @param {Enter} wanted @returns {Promise<Me>} */
    enter: async (wanted) => remembered(await ask("POST", "/api/me", wanted)),
    /** @param {string} name @param {string} password @returns {Promise<Me>} */
    makeAccount: (name, password) => ask("POST", "/api/account", { name, password }),
    /** @param {string} old @param {string} fresh @returns {Promise<Nothing>} */
    changePassword: (old, fresh) => ask("POST", "/api/password", { old, new: fresh }),
    /** @param {string} name @param {string} password @returns {Promise<Me>} */
    signIn: async (name, password) => remembered(await ask("POST", "/api/sign-in", { name, password })),
    signOut: async () => remembered(await ask("POST", "/api/sign-out", {}), false),
    /** @returns {Promise<Sessions>} */
    sessions: () => ask("GET", "/api/sessions"),
    /** @param {string} session @returns {Promise<Nothing>} */
    endSession: (session) => ask("POST", "/api/sessions/end", { session }),
    /** @returns {Promise<Tables>} */
    tables: () => ask("GET", "/api/tables"),
    /** @param {Setup} setup @returns {Promise<TableCreated>} */
    createTable: (setup) => ask("POST", "/api/tables", setup),
    /** @param {string} id @param {string} [invitation] @returns {Promise<TableReply>} */
    table: (id, invitation = "") => ask("POST", table(id), { invitation }),
    /** @param {string} id @param {number | null} seat @param {string} [invitation] @returns {Promise<TableReply>} */
    join: (id, seat, invitation = "") => ask("POST", `${table(id)}/join`, { seat, invitation }),
    /** @param {string} id @returns {Promise<Nothing>} */
    leave: (id) => ask("POST", `${table(id)}/leave`, {}),
    /** @param {string} id @param {number} seat @param {string} level empty: take the bot out @returns {Promise<TableReply>} */
    seatBot: (id, seat, level) => ask("POST", `${table(id)}/bot`, { seat, level }),
    /** @param {string} id @param {number} seat @returns {Promise<TableReply>} */
    sendAway: (id, seat) => ask("POST", `${table(id)}/send-away`, { seat }),
    /** @param {string} id @returns {Promise<Nothing>} */
    start: (id) => ask("POST", `${table(id)}/start`, {}),
    /** @param {string} id @param {string} name @param {boolean} muted @returns {Promise<Nothing>} */
    mute: (id, name, muted) => ask("POST", `${table(id)}/mute`, { name, muted }),
    /** @param {string} id @param {boolean} [renew] @returns {Promise<Link>} */
    invitation: (id, renew = false) => ask("POST", `${table(id)}/invitation`, { renew }),
    /** @param {string} id @returns {Promise<TableCreated>} */
    rematch: (id) => ask("POST", `${table(id)}/rematch`, {}),
    /** @param {string} id @returns {Promise<RecordReply>} */
    record: (id) => ask("GET", `${table(id)}/record`),
    /** @param {string} id @param {{step?: number, count?: number, as?: string, language?: string}} query @returns {Promise<Replay>} */
    replay: (id, query) => {
        const wanted = Object.entries(query).map(([name, value]) => [name, String(value)]);
        return ask("GET", `${table(id)}/replay?${new URLSearchParams(wanted)}`);
    },
    /** @param {string} record @param {string} [title] @returns {Promise<TableCreated>} */
    importRecord: (record, title = "") => ask("POST", "/api/records", { record, title }),
};

/** @typedef {typeof api} Api */
