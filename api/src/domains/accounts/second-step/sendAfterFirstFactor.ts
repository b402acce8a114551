import type { SignedIn } from '@cpa/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError } from '../../../platform/errors/domainError.ts';
import { sendSignedIn } from '../sessions/sendSignedIn.ts';
import type { AfterFirstFactor } from './firstFactor.service.ts';
import { setPendingCookie } from './secondStepCookies.ts';

/**
 * Sends the session that a first factor opened.
 * @throws DomainError 403, with the cookie for `POST /account/second-step`, when the second step is missing.
 */
export async function sendAfterFirstFactor(
  app: { config: Config; db: Database },
  reply: FastifyReply,
  outcome: AfterFirstFactor,
): Promise<SignedIn> {
  if ('session' in outcome) return await sendSignedIn(app, reply, outcome.session);
  setPendingCookie(reply, outcome.pendingToken);
  throw new DomainError(403, 'second_step_needed');
}
