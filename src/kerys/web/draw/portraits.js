/** @type {Record<string, [string, string][]>} */
export const PORTRAITS = {};
