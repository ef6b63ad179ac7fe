// It is your turn: the tab's title says so, and if the person wants it the system does.

/** @type {Notification | null} */
let shown = null;

/** @param {string} title of the page */
export function setTitle(title) {
    document.title = title;
}

/**
 * @param {import("./settings.js").Settings} settings
 * @param {string} title
 * @param {string} body
 */
export function tellTurn(settings, title, body) {
    if (!settings.get("notify") || document.visibilityState === "visible") return;
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    shown?.close();
    try {
        shown = new Notification(title, { body, icon: "/icon.svg", tag: "kerys-turn" });
        shown.onclick = () => {
            window.focus();
            shown?.close();
        };
    } catch {
        // Some phones allow notifications only to installed pages; the title and the sound remain.
    }
}

/** Ask the person's leave. @returns {Promise<boolean>} */
export async function mayNotify() {
    if (!("Notification" in window)) return false;
    return (await Notification.requestPermission()) === "granted";
}
