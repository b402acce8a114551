/** Maximum length that the API accepts, in UTF-16 code units. */
const MAX_LENGTH = 200;

/** Trims a search text, truncates it to the API limit and drops lone surrogates, which a URL cannot encode. */
export function searchText(typed: string): string {
  return typed
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/g, '')
    .replace(/(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}
