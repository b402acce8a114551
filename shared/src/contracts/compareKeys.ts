/** Order of two keys, paths or ISO 8601 dates, the same in every language: below 0, 0 or above 0. */
export const compareKeys = (one: string, other: string): number => Number(one > other) - Number(one < other);
