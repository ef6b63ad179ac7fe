/** @type {Record<string, [string, string][]>} */
export const EVENTS = {};
