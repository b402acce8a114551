import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Accepts a well-formed request id of the caller, so that a request can be traced from the site server. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
