// The characters: a bust, something on the head and a sign of the trade. Each entry is a list of [look, path] within a
// circle of radius 31 around 0,0; how a look is filled or drawn says cards.css.

/** @typedef {[string, string][]} Strokes */

const SHOULDERS = "M-22 21.5C-19 12-10 9 0 9S19 12 22 21.5A31 31 0 0 1-22 21.5Z";
const FACE = "M0-13A10 11 0 1 1-.01-13Z";
const EYES = "M-4-3h.01M4-3h.01M-2.5 4q2.5 1.5 5 0";
const SHORT_HAIR = "M-10-3C-12-17 12-17 10-3 7-9-7-9-10-3Z";
const LONG_HAIR = "M-10-2C-13-19 13-19 10-2L13 13 7 12 9-3C6-10-6-10-9-3L-7 12-13 13Z";
const BEARD = "M-10-1C-9 13 9 13 10-1 7 5-7 5-10-1Z";
const LONG_BEARD = "M-10-1C-10 14-4 20 0 23 4 20 10 14 10-1 7 4-7 4-10-1Z";
const CROWN = "M-11-9V-21L-5-15 0-24 5-15 11-21V-9Z";
const HOOD = "M-15 13C-19-22-5-19 0-21 5-19 19-22 15 13L9 7C13-13-13-13-9 7Z";
const BRIM = "M-18-8C-18-12-9-12-9-12-9-22 9-22 9-12 9-12 18-12 18-8 8-5-8-5-18-8Z";
const HELMET = "M-12 2C-15-20 15-20 12 2L8-2V-6H-8V-2Z";
const TOP_HAT = "M-15-8H15V-11H10V-25H-10V-11H-15Z";

/** A bust in a robe, with what follows drawn over it. @param {string} robe @param {...[string, string]} rest @returns {Strokes} */
function bust(robe, ...rest) {
    return [[robe, SHOULDERS], ["skin", FACE], ...rest, ["ink", EYES]];
}

/** @type {Record<string, Strokes>} */
export const PORTRAITS = {
    alchemist: bust("night", ["paper", LONG_BEARD], ["leaf", "M-12-7C-12-20 12-20 12-7 6-11-6-11-12-7Z"],
        ["glass", "M13 4H21V10L27 21Q28 25 24 25H10Q6 25 7 21L13 10Z"], ["leaf", "M10 17H24L26 22Q26 24 24 24H10Q8 24 8 22Z"], ["dot", "M15 13h.01M19 9h.01"]),
    banker: bust("night", ["hair", SHORT_HAIR], ["dark", TOP_HAT], ["cloth", "M-10-14H10V-11H-10Z"],
        ["coin-fill", "M17 7A8 8 0 1 1 16.9 7Z"], ["ink", "M14 17V12M14 12l-2.5 2.5M14 12l2.5 2.5M20 12V18M20 18l-2.5-2.5M20 18l2.5-2.5"]),
    captain: bust("night", ["hair", BEARD], ["dark", "M-19-6C-14-23 14-23 19-6 9-12-9-12-19-6Z"], ["gold-line", "M-16-8C-8-14 8-14 16-8"],
        ["gold-line", "M16 9V26M11 13H21M9 20Q10 26 16 26T23 20"], ["gold-line", "M16 5.5A2 2 0 1 1 15.9 5.5"]),
    cardinal: bust("cloth", ["hair", "M-10-3C-11-9-9-11-9-11H9C9-11 11-9 10-3 8-8-8-8-10-3Z"], ["cloth", BRIM], ["gold-line", "M15 10V27M10 15H20"]),
    spy: bust("night", ["night", HOOD], ["dark", "M-9-6H9V0Q4 3 0-1-4 3-9 0Z"], ["white-dot", "M-4-3h.01M4-3h.01"],
        ["steel", "M18 8A8 8 0 1 1 17.9 8Z"], ["glass", "M18 11A5 5 0 1 1 17.9 11Z"], ["wood-line", "M22 22 27 27"]),
    herald: bust("cloth", ["hair", SHORT_HAIR], ["leaf", "M-12-7C-14-18 8-24 13-10 6-11-4-11-12-7Z"], ["paper", "M9-14C14-26 22-24 20-17 17-14 13-13 9-12Z"],
        ["coin-fill", "M4 17 22 10V26L4 20Z"], ["gold-line", "M-4 18.5H5"], ["cloth", "M9 20H17V27L13 24 9 27Z"]),
    illusionist: bust("violet", ["hair", LONG_HAIR], ["paper", "M7 5H16V17Q11 23 7 17Z"], ["dark", "M16 5H25V17Q21 23 16 17Z"],
        ["ink", "M10 10h.01M9 15q2 2 4 1"], ["white-dot", "M20 10h.01"], ["white-line", "M19 16q2-2 4 0"]),
    intriguer: bust("cloth-dark", ["hair", LONG_HAIR], ["dark", "M-11-7Q0-3 11-7L9-1Q5 3 0-1-5 3-9-1Z"], ["white-dot", "M-5-3h.01M5-3h.01"],
        ["skin", "M-3 11Q-3 5 0 4 3 5 2 8L4 16H-4Z"], ["dagger", "M19 5 21 18H17ZM14 18H24M19 19V26"]),
    jeweller: bust("leaf", ["paper", BEARD], ["hair", SHORT_HAIR], ["gold-ring", "M4-7A4 4 0 1 1 3.9-7"],
        ["red-gem", "M10 12H24L28 17 17 28 6 17Z"], ["white-line", "M10 12 13 17H21L24 12M6 17H28M13 17 17 28 21 17"]),
    magician: bust("violet", ["paper", LONG_BEARD], ["night", "M-17-7 1-31 17-7C7-12-7-12-17-7Z"], ["gold-fill", "M1-21 2.5-17.5 6-17 3.5-14.5 4-11 1-13-2-11-1.5-14.5-4-17-.5-17.5Z"],
        ["wood-line", "M12 27 21 10"], ["gold-fill", "M21 2 23 7 28 7.5 24 11 25.5 16 21 13 17 16 18.5 11 14 7.5 19 7Z"]),
    merchant: bust("gold-cloth", ["hair", BEARD], ["cloth", "M-14-7C-17-21 12-24 15-11 15-7 4-10-14-7Z"],
        ["coin-fill", "M16 8A9 9 0 1 1 15.9 8Z"], ["big-ink", "M19 13H14V17Q19 15.5 19 19T13 20.5"]),
    mercenary: bust("steel-cloth", ["hair", BEARD], ["steel", HELMET], ["ink", "M0-17V-7"], ["steel", "M17 1 20 4V19H14V4Z"], ["wood-line", "M10 20H24M17 21V28"], ["ink", "M17 6V17"]),
    queen: bust("violet", ["hair", LONG_HAIR], ["gold-fill", CROWN], ["dot", "M0-16h.01M-7-13h.01M7-13h.01"], ["gold-line", "M-8 12Q0 20 8 12"],
        ["coin-fill", "M12 14H26V26H12Z"], ["gold-ring", "M15 14V10Q15 6 19 6T23 10V14"], ["ink", "M19 18V22"]),
    prince: bust("leaf", ["blond", SHORT_HAIR], ["gold-fill", "M-9-10V-17L-4.5-13.5 0-19 4.5-13.5 9-17V-10Z"], ["big-gold", "M19 9 12 20H23M19 16V26"]),
    king: bust("cloth", ["paper", BEARD], ["paper", SHORT_HAIR], ["gold-fill", CROWN], ["dot", "M0-15h.01M-7-13h.01M7-13h.01"], ["big-gold", "M22 10H14V17Q22 15 22 20T13 24"]),
    "customs-officer": bust("night", ["hair", SHORT_HAIR], ["night", "M-13-8C-16-22 16-22 13-8Z"], ["dark", "M-12-8Q0-13 12-8 0-5-12-8Z"], ["gold-fill", "M0-18 3-14 0-10-3-14Z"],
        ["steel", "M8 10H26V16Q26 24 17 28 8 24 8 16Z"], ["red-line", "M11 13 23 24M23 13 11 24"]),
    financier: bust("steel-cloth", ["dark", "M-10-5C-11-15 11-15 10-5 8-9-8-9-10-5Z"], ["gold-ring", "M-4-6A3.5 3.5 0 1 1-4.1-6M4-6A3.5 3.5 0 1 1 3.9-6M-.5-3h1"],
        ["paper", "M7 7H25V27H7Z"], ["ink", "M10 12H22M10 16H18"], ["big-ink", "M17 20 20 18V25"]),
    "royal-guard": bust("cloth", ["dark", "M-11-3C-16-33 16-33 11-3 7-8-7-8-11-3Z"], ["gold-line", "M-9 3Q0 11 9 3"], ["wood-line", "M19-6V28"], ["steel", "M19-14 24-5 19 0 14-5Z"]),
    imitator: [["violet", "M-26 17C-24 8-17 6-9 6S6 8 8 17L4 31A31 31 0 0 1-26 17Z"], ["leaf", "M26 17C24 8 17 6 9 6S-6 8-2 20L2 31A31 31 0 0 0 26 17Z"],
        ["skin", "M-9-16A9 10 0 1 1-9.01-16Z"], ["skin", "M9-16A9 10 0 1 1 8.99-16Z"], ["hair", "M-18-6C-20-20 1-20 0-7-4-12-14-12-18-6ZM0-7C-1-20 20-20 18-6 14-12 4-12 0-7Z"],
        ["ink", "M-12-5h.01M-6-5h.01M6-5h.01M12-5h.01M-11 0q2 2 4 0M7 0q2 2 4 0"], ["gold-line", "M-5 18H7M7 18 3 15M7 18 3 21"]],
    investor: bust("leaf", ["hair", SHORT_HAIR], ["gold-cloth", BRIM], ["paper", "M6 8H27V26H6Z"], ["red-line", "M9 22 14 17 18 20 24 11M24 11H20M24 11V15"]),
    favourite: bust("rose", ["blond", LONG_HAIR], ["red-line", "M-10-9Q-7-14-4-13"], ["red-gem", "M17 26 8 16Q7 8 13 9 16 10 17 13 18 10 21 9 27 8 26 16Z"], ["big-white", "M14 14Q17 11 20 14 20 17 14 21H20"]),
    monk: bust("wood-cloth", ["hair", "M-10-2C-13-13-7-12-6-12-4-9 4-9 6-12 7-12 13-13 10-2 8-7-8-7-10-2Z"], ["wood", "M-13 12C-8 17 8 17 13 12L10 22H-10Z"],
        ["paper", "M5 15Q11 12 16 15 21 12 27 15V26Q21 23 16 26 11 23 5 26Z"], ["ink", "M16 15V26"]),
    pope: bust("paper", ["paper", "M-11-8-10-20 0-30 10-20 11-8Z"], ["gold-line", "M0-27V-10M-6-18H6M-10-9H10"], ["gold-line", "M18 4V28M12 9H24M14 14H22"]),
    philosopher: bust("paper", ["paper", LONG_BEARD], ["hair", "M-10-4C-11-14 11-14 10-4 8-9-8-9-10-4Z"], ["leaf-line", "M-11-4C-14-13-9-18-2-17M11-4C14-13 9-18 2-17"],
        ["cloth", "M6 12H27V15H6ZM6 24H27V27H6Z"], ["paper", "M8 15H25V24H8Z"], ["ink", "M16.5 15V24"]),
    professor: bust("night", ["paper", "M-10-3C-12-14 12-14 10-3 8-8-8-8-10-3Z"], ["night", "M-18-15 0-23 18-15 0-8Z"], ["gold-line", "M13-14V-4"], ["gold-ring", "M-4-6A3.5 3.5 0 1 1-4.1-6M4-6A3.5 3.5 0 1 1 3.9-6"],
        ["leaf", "M7 9H27V26H7Z"], ["big-white", "M11 17.5H17M14 14.5V20.5M20 15 23 13.5V22"]),
    rogue: bust("dark-cloth", ["hair", BEARD], ["wood", "M-20-7C-17-11-10-12-9-12-7-24 7-24 9-12 10-12 17-11 20-7 8-4-8-4-20-7Z"], ["red-line", "M8-14C12-24 20-24 22-20"], ["dark", "M1-6H8V-1Q4 2 1-1Z"],
        ["wood", "M17 9C26 14 28 27 17 27S8 14 17 9Z"], ["gold-line", "M13 10Q17 13 21 10"], ["big-ink", "M14 19H20"]),
    smuggler: bust("wood-cloth", ["hair", BEARD], ["cloth", "M-11-5C-12-20 12-20 11-5 5-9-5-9-11-5ZM11-6 18-3 13 1Z"], ["white-dot", "M-5-11h.01M0-13h.01M5-11h.01"],
        ["wood", "M9 9H25Q28 18 25 27H9Q6 18 9 9Z"], ["gold-line", "M8 13H26M8 23H26"]),
    "gem-card": [["blue-gem", "M-9-22-2-15-9-6-20-6-24-15Z"], ["green-gem", "M6-23H18L24-16V-9L18-3H8L3-9Z"], ["yellow-gem", "M-12 0-1 21H-23Z"],
        ["red-gem", "M12 25-1 11Q0 2 6 4 10 4 12 8 14 4 18 4 25 3 24 11Z"], ["white-line", "M-18-15H-6M8-13H20M-17 15H-7M6 12H19"]],
};
