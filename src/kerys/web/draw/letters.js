// The letters on gems and brokers, in the reader's language. They are set once per language by whoever draws.

/** @type {Record<string, string>} */
let letters = {};
let language = "";

/** @param {{text: (id: string, args?: import("../app/words.js").Args) => string, language?: string}} words @returns {boolean} whether they are new */
export function useLetters(words) {
    const spoken = words.language ?? "";
    if (spoken === language && "gem-blue" in letters) return false;
    language = spoken;
    letters = {};
    for (const gem of ["blue", "green", "yellow", "red", "black", "white"]) {
        letters[`gem-${gem}`] = words.text("picture-gem-letter", { gem });
    }
    for (const seat of ["blue", "orange", "violet", "yellow", "green", "neutral"]) {
        letters[`seat-${seat}`] = words.text("picture-seat-letter", { seat });
    }
    return true;
}

/** @param {string} colour */
export const gemLetter = (colour) => letters[`gem-${colour}`] ?? colour[0].toUpperCase();

/** @param {string} seat */
export const seatLetter = (seat) => letters[`seat-${seat}`] ?? seat[0].toUpperCase();
