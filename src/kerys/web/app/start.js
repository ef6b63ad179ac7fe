// Where everything begins: which page belongs to the address, and what all pages share.

import { api } from "./api.js";
import { bar } from "./bar.js";
import { el, put } from "./dom.js";
import { Settings } from "./settings.js";
import { setTitle } from "./notify.js";
import { Words } from "./words.js";

/**
 * What all pages share. A page that can change its language itself sets onWords while it is shown.
 * @typedef {object} App
 * @property {Words} words
 * @property {Settings} settings
 * @property {import("./api.js").Api} api
 * @property {(path: string) => void} go
 * @property {{version: string, levels: string[], languages: string[]}} about
 * @property {(() => void) | null} onWords
 */
/** @typedef {(root: HTMLElement, params: Record<string, string>, app: App) => Promise<() => void>} Show */

/** @type {[RegExp, string[], string, () => Promise<{show: Show}>][]} */
const PAGES = [
    [/^\/$/, [], "page-title-home", () => import("../pages/home.js")],
    [/^\/table\/([A-Za-z0-9]+)$/, ["id"], "page-title-table", () => import("../pages/table/page.js")],
    [/^\/replay\/([A-Za-z0-9]+)$/, ["id"], "page-title-replay", () => import("../pages/replay.js")],
    [/^\/rules$/, [], "page-title-rules", () => import("../pages/rules.js")],
    [/^\/first-game$/, [], "page-title-first-game", () => import("../pages/first_game.js")],
];

/** @type {App} */
let app;
let tidyUp = () => {};
/** Counts the pages shown, so that one that loads slowly does not replace a later one. */
let visit = 0;
/** Whether the files of a page could not be loaded: browsers remember that until everything is loaded anew. */
let broken = false;

async function start() {
    const settings = new Settings();
    const about = await api.about().catch(() => ({ version: "", levels: [], languages: ["en"] }));
    const words = await Words.load(wantedLanguage(settings.get("language"), about.languages));
    app = { words, settings, api, go, about, onWords: null };
    settings.listen((name) => {
        if (name === "language" || name === "all") changeLanguage(settings.get("language"));
    });
    addEventListener("popstate", () => showPage());
    document.addEventListener("click", followLink);
    await showPage();
}

/**
 * The language set here, else the first of the browser's that there is.
 * @param {string} set
 * @param {string[]} languages
 */
function wantedLanguage(set, languages) {
    const wanted = [set, ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase());
    return wanted.find((one) => languages.includes(one)) ?? "en";
}

/** @param {string} language */
async function changeLanguage(language) {
    if (language === app.words.language) return;
    app.words = await Words.load(wantedLanguage(language, app.about.languages));
    api.me().then((me) => me && api.enter({ language: app.words.language })).catch(() => {});
    if (!app.onWords) {
        await showPage();
        return;
    }
    document.documentElement.lang = app.words.language;
    frame(/** @type {HTMLElement} */ (document.getElementById("main")));
    app.onWords();
}

/** A page with what every page has around it. What has the focus there keeps it. @param {HTMLElement} root */
function frame(root) {
    put(
        /** @type {HTMLElement} */ (document.getElementById("app")),
        el("a", { class: "skip button", href: "#main", "data-key": "skip" }, app.words.text("page-skip")),
        bar(app, pathHere()),
        root,
    );
}

function pathHere() {
    return location.pathname.replace(/(.)\/$/, "$1");
}

/** @param {string} path */
function go(path) {
    history.pushState(null, "", path);
    scrollTo(0, 0);
    showPage();
}

/**
 * Links inside the page change it without loading it anew.
 * @param {MouseEvent} event
 */
function followLink(event) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
}

async function showPage() {
    visit += 1;
    const mine = visit;
    const path = pathHere();
    const found = PAGES.find(([pattern]) => pattern.test(path));
    const { words } = app;
    // Until the files of the next page are here, which may take a while, nothing more is done on this one.
    document.getElementById("main")?.setAttribute("inert", "");
    const root = el("main", { id: "main", tabindex: "-1" });
    document.documentElement.lang = words.language;
    let module;
    try {
        module = found ? await found[3]() : null;
    } catch (error) {
        console.error(error);
        if (broken && (await reachable())) location.reload();
        broken = true;
    }
    if (mine !== visit) return;
    // A dialog belongs to the page that opened it, however that was left.
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    tidyUp();
    tidyUp = () => {};
    app.onWords = null;
    frame(root);
    // A screen reader notices the new page, and the keyboard goes on from its beginning.
    if (mine > 1 && document.activeElement === document.body) root.focus({ preventScroll: true });
    setTitle(words.text(found ? found[2] : "page-title-home"));
    if (!module) {
        root.append(found ? failed() : missing());
        return;
    }
    root.append(el("p", { class: "page loading", role: "status" }, words.text("page-loading")));
    const values = found ? (found[0].exec(path) ?? []).slice(1) : [];
    const params = Object.fromEntries((found ? found[1] : []).map((name, n) => [name, values[n]]));
    try {
        const tidy = await module.show(root, params, app);
        if (mine === visit) tidyUp = tidy;
        else tidy();
    } catch (error) {
        console.error(error);
        if (mine === visit) root.append(failed());
    }
    root.querySelector(":scope > .loading")?.remove();
}

function reachable() {
    return api.about().then(
        () => true,
        () => false,
    );
}

/** What is shown instead of a page that could not be shown. */
function failed() {
    const { words } = app;
    return el(
        "div",
        { class: "page" },
        el("h1", {}, words.text("page-error-failed")),
        el("button", { type: "button", class: "main", onclick: () => showPage() }, words.text("page-try-again")),
    );
}

/** What is shown instead of a page that is not there. */
function missing() {
    const { words } = app;
    return el(
        "div",
        { class: "page" },
        el("h1", {}, words.text("page-missing-title")),
        el("p", {}, words.text("page-missing-text")),
        el("a", { class: "button main", href: "/" }, words.text("page-to-home")),
    );
}

start();
