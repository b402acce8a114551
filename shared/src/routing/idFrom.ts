import type { Params } from 'react-router';

/**
 * The id that stands in an address, `:id` unless another parameter is named. What cannot be an id throws a 404
 * response, before anything is asked: use it first in a loader.
 */
export function idFrom(params: Params, name = 'id'): number {
  const number = Number(params[name]);
  // oxlint-disable-next-line typescript/only-throw-error -- how a loader tells the router
  if (!Number.isSafeInteger(number) || number <= 0) throw new Response(null, { status: 404 });
  return number;
}
