import type { FastifyReply, FastifyRequest } from 'fastify';
import { HUNG_TAB_COOKIE } from '../../../src/watchdog/hungCookie.ts';

/**
 * Lets a document replace one that hangs. Chromium reloads a tab in the process that the loop blocks, unless the policy
 * of openers differs (another group of documents) and so does the key of the agent cluster (another process). Both
 * differ from those of documents that were sent without the cookie. When a document with them hangs, its report deletes the
 * cookie, so that the next one differs again.
 */
export function leaveHungProcess({ cookies }: FastifyRequest, reply: FastifyReply): void {
  if (cookies[HUNG_TAB_COOKIE] === undefined) return;
  void reply.headers({
    vary: 'cookie',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?0',
  });
}
