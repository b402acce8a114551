/** Events with which a user starts an action. */
const BEGINNINGS = ['click', 'keydown', 'popstate'];

let traceId: string | undefined;

/**
 * Returns the header `traceparent` (https://www.w3.org/TR/trace-context/) of a request: all requests of one user action
 * are in one trace.
 */
export function traceparent(): string {
  if (traceId === undefined) listen();
  traceId ||= randomHex(16);
  return `00-${traceId}-${randomHex(8)}-01`;
}

function listen(): void {
  for (const name of BEGINNINGS) {
    addEventListener(name, () => (traceId = ''), true);
  }
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
