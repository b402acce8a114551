import type { SignedIn } from '@cpa/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { requestLanguage } from '../../../platform/http/requestLanguage.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken, type Session } from './accessToken.ts';
import { fillLanguage, readProfile } from '../accounts.repository.ts';
import { setSessionCookies } from './sessionCookies.ts';

/**
 * Sends the response of every sign-in method: the tokens, also as cookies, and the profile. An account without a language
 * gets that of the page that signs in.
 */
export async function sendSignedIn(
  { config, db }: { config: Config; db: Database },
  reply: FastifyReply,
  session: Session & { refreshToken: string },
): Promise<SignedIn> {
  const access = await signAccessToken(config, session);
  setSessionCookies(reply, { access, refresh: session.refreshToken });
  const language = requestLanguage(reply.request);
  if (language) await fillLanguage(db, session.accountId, language);
  return {
    session_id: session.familyId,
    access_token: access,
    refresh_token: session.refreshToken,
    expires_in: ACCESS_TOKEN_SECONDS,
    user: await readProfile(db, session.accountId),
  };
}
