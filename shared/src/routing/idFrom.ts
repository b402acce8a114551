import type { Params } from 'react-router';

/**
 * Returns the ID in the URL parameter `:id` or the one named. Throws a 404 response for an invalid ID; call it first
 * in a loader, before any request.
 */
export function idFrom(params: Params, name = 'id'): number {
  const number = Number(params[name]);
  // oxlint-disable-next-line typescript/only-throw-error -- react-router expects a thrown response
  if (!Number.isSafeInteger(number) || number <= 0) throw new Response(null, { status: 404 });
  return number;
}
