import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAccessToken } from './accessToken.ts';
import { findFamilyOfToken } from './sessions.repository.ts';

/**
 * Returns the id of the session that a request carries, which may have ended. Either token proves it: the access token
 * may have expired.
 */
export async function sessionOf(
  { config, db }: Pick<FastifyInstance, 'config' | 'db'>,
  { cookies, headers }: FastifyRequest,
): Promise<string | undefined> {
  const refreshToken = cookies['refresh_token'];
  const bearer = headers.authorization?.replace(/^bearer /i, '') ?? cookies['cpa_token'];
  const session = bearer ? await readAccessToken(config, bearer) : undefined;
  return session?.familyId ?? (refreshToken ? await findFamilyOfToken(db, refreshToken) : undefined);
}
