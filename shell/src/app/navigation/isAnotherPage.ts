import { type Location, type To, parsePath } from 'react-router';

/** Distinguishes a navigation to another page from a change of the query alone and from a step through the history. */
export function isAnotherPage(from: Location, to: To | number | null): to is To {
  if (to === null || typeof to === 'number') return false;
  // `createPath` would give an object without a path the path "/".
  const { pathname } = typeof to === 'string' ? parsePath(to) : to;
  return Boolean(pathname) && pathname !== from.pathname;
}
