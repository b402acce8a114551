import { type Location, type To, createPath, parsePath } from 'react-router';

/** Tells a navigation to another page from a change of the query alone and from a step through the history. */
export function isAnotherPage(from: Location, to: To | number | null): to is To {
  if (to === null || typeof to === 'number') return false;
  const { pathname } = parsePath(typeof to === 'string' ? to : createPath(to));
  return Boolean(pathname) && pathname !== from.pathname;
}
