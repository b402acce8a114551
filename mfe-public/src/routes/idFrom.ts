import type { Params } from 'react-router';

/** The `:id` of an address. What cannot be an id answers 404, before anything is asked. */
export function idFrom({ id }: Params): number {
  const number = Number(id);
  // oxlint-disable-next-line typescript/only-throw-error -- how a loader tells the router
  if (!Number.isSafeInteger(number) || number <= 0) throw new Response(null, { status: 404 });
  return number;
}
