// What a reload of the page should find again; it is forgotten with the tab.

/** @param {string} name @param {unknown} what */
export function keep(name, what) {
    try {
        sessionStorage.setItem(name, JSON.stringify(what));
    } catch {
        // Only a reload would miss it.
    }
}

/** @param {string} name @returns {any} null if there is nothing */
export function kept(name) {
    try {
        return JSON.parse(sessionStorage.getItem(name) ?? "null");
    } catch {
        return null;
    }
}
