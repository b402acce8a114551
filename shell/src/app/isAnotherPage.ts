import { type DataRouter, type To, createPath, parsePath } from 'react-router';

/** Whether a visit leads to another page; a change of the query alone, as by a filter, or a step back or forth does not. */
export function isAnotherPage({ state }: Pick<DataRouter, 'state'>, to: To | number | null): to is To {
  if (to === null || typeof to === 'number') return false;
  const { pathname } = parsePath(typeof to === 'string' ? to : createPath(to));
  return Boolean(pathname) && pathname !== state.location.pathname;
}
