/**
 * Paths of the API that code of a release may read, including all below them: the data of public pages. No other path
 * has anything for a caller without a session, and some of them change data by a link in a mail.
 */
const READABLE = /^\/(?:companies|content|homepage-data|options|packages|suggestions|vacancies)(?=[/?]|$)/;

/** Searches with filters, which read with a body. */
const SEARCH = /^\/(?:vacancies|companies)\/searchfilter(?:\?|$)/;
const MAX_BODY_LENGTH = 20_000;

/** Longest path with its query: a search with every filter has about 1,000 characters. */
const MAX_LENGTH = 4000;

/** Path with its query; `body` is the JSON of a search. */
export type ApiPath = { path: string; body?: string | undefined };

/** @throws for a path that code of a release may not read */
export function checkReadable({ path, body }: ApiPath): void {
  const url = path.length <= MAX_LENGTH ? URL.parse(path, 'http://api') : null;
  // The path as the parser reads it: without `..`, backslashes or another host.
  const isPlain = url !== null && url.origin === 'http://api' && url.pathname + url.search === path;
  const isAllowed = body === undefined || (SEARCH.test(path) && body.length <= MAX_BODY_LENGTH);
  if (!isPlain || !isAllowed || !READABLE.test(path) || /%2f|%5c|%2e/i.test(url.pathname))
    throw new Error(`${path.slice(0, 200)} is not a public path of the API.`);
}
