// Before anything is drawn: light or dark, so that nothing flashes. The rest of the settings: settings.js.
(() => {
    let theme = "system";
    try {
        theme = JSON.parse(localStorage.getItem("kerys") ?? "{}").theme ?? "system";
    } catch {
        // No storage, or nothing readable in it.
    }
    const dark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
    document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
