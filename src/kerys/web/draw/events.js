// The events of Ys+: one sign each, in a six-cornered seal. The same kind of lists as in portraits.js.

/** @type {Record<string, [string, string][]>} */
export const EVENTS = {
    "diplomatic-mission": [["paper", "M-15-18H13Q18-18 18-13H12V17Q12 21 8 21H-19Q-15 21-15 17Z"], ["ink", "M-9-10H6M-9-4H6M-9 2H2"], ["cloth", "M6 8A7 7 0 1 1 5.9 8ZM2 18 0 27 6 24 12 27 10 18Z"]],
    smuggling: [["night", "M-27-15V15L0 31 27 15V-15L0-31Z"], ["gold-fill", "M8-25A9 9 0 1 0 17-13 8 8 0 0 1 8-25Z"], ["wood", "M-14-6H8Q12 6 8 18H-14Q-18 6-14-6Z"], ["gold-line", "M-16 0H10M-16 12H10"], ["wave-line", "M-22 21q5-4 11 0t11 0 11 0 9 0"]],
    mediation: [["gold-line", "M0-22V18M-9 20H9M-18-14H18"], ["coin-fill", "M-25 4H-11Q-12 11-18 11T-25 4ZM11 4H25Q24 11 18 11T11 4Z"], ["ink", "M-18-14-25 4M-18-14-11 4M18-14 25 4M18-14 11 4"]],
    democracy: [["leaf", "M-18-10A6 6 0 1 1-18.1-10ZM-26 19C-26 5-10 5-10 19Z"], ["leaf", "M18-10A6 6 0 1 1 17.9-10ZM10 19C10 5 26 5 26 19Z"], ["leaf", "M0-10A6 6 0 1 1-.1-10ZM-8 19C-8 5 8 5 8 19Z"], ["big-ink", "M-19-20V-15M0-20V-15M19-20V-15"]],
    enrichment: [["coin-fill", "M-20 14H4V21H-20ZM-18 6H6V13H-18ZM-20-2H4V5H-20Z"], ["red-gem", "M-14-19H-2L2-14-8-4-18-14Z"], ["big-ink", "M16-9V5M9-2H23"]],
    incognito: [["dark", "M-24-10Q-12-15 0-9 12-15 24-10 24 8 12 9 5 9 0 2-5 9-12 9-24 8-24-10Z"], ["seal-fill", "M-18-3Q-11-8-5-1-12 5-18-3ZM18-3Q11-8 5-1 12 5 18-3Z"], ["red-line", "M24-8Q29 2 22 16"]],
    indiscretion: [["cloth", "M-20-6-8-8 12-19V15L-8 6-20 4Z"], ["wood", "M-14 5H-7L-4 18H-11Z"], ["ink", "M17-10Q21-2 17 6M21-15Q28-2 21 11"]],
    shipwreck: [["paper", "M-2-22 15-6 2 4Z"], ["wood-line", "M-4-24 4 10"], ["wood", "M-20 2 20 8Q16 18 4 18-12 16-20 2Z"], ["wave-line", "M-24 19q6-5 12 0t12 0 12 0 12 0M-20 25q6-5 12 0t12 0 12 0"]],
    quarantine: [["wood-line", "M-15-22V24"], ["gold-fill", "M-13-21H21L14-8 21 5H-13Z"], ["big-ink", "M-6-14 7-2M7-14-6-2"]],
    restriction: [["steel", "M0-22A21 21 0 1 1-.1-22Z"], ["seal-fill", "M0-16A15 15 0 1 1-.1-16Z"], ["leaf", "M-6-9A4 4 0 1 1-6.1-9ZM-12 8C-12-1 0-1 0 8Z"], ["cloth", "M6-9A4 4 0 1 1 5.9-9ZM0 8C0-1 12-1 12 8Z"], ["red-line", "M-13 14H13"]],
    revolt: [["wood-line", "M-10 26 4-8"], ["red-gem", "M4-8Q-8-12-2-24 0-19 4-27 8-20 10-25 18-12 4-8Z"], ["gold-fill", "M4-10Q-1-13 3-19 9-14 4-10Z"], ["wood-line", "M16 26 18 0"], ["steel", "M11-8V0Q11 5 18 5T25 0V-8H22V0H19.5V-12H16.5V0H14V-8Z"]],
    speculation: [["violet", "M0-22A17 17 0 1 1-.1-22Z"], ["wood", "M-15 13H15L20 23H-20Z"], ["big-white", "M-5-9Q-4-15 1-14 7-12 4-7 0-5 0-1M0 5h.01"]],
    transparency: [["paper", "M-25 0Q0-24 25 0 0 24-25 0Z"], ["glass", "M0-10A10 10 0 1 1-.1-10Z"], ["dark", "M0-5A5 5 0 1 1-.1-5Z"], ["white-dot", "M3-3h.01"], ["ink", "M0-24V-18M-18-18-13-13M18-18 13-13"]],
};
