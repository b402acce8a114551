import { type PageSession, profileSchema } from '@cpa/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { decode } from 'next-auth/jwt';
import * as z from 'zod/mini';
import { visitorHeaders } from '../platform/security/visitorHeaders.ts';
import { createAccountApi } from './accountApi.ts';
import { SESSION_COOKIE } from './sessionCookies.ts';
import type { SessionStatusCache } from './sessionStatusCache.ts';

/** Timeout of the profile in milliseconds. Without it the page shows the data of the session cookie. */
const TIMEOUT_MS = 1500;

type Options = { apiUrl: string; secret: string; sessions: SessionStatusCache };

/**
 * Creates a function that reads the session of the browser, for documents of private pages. It returns the signed-in user
 * of a request, or null for a visitor.
 */
export function createPageSessionReader({ apiUrl, secret, sessions }: Options) {
  return async (request: FastifyRequest): Promise<PageSession | null> => {
    const cookie = request.cookies[SESSION_COOKIE];
    if (!cookie) return null;
    const [token, hasEnded, profile] = await Promise.all([
      decode({ token: cookie, secret }).catch(() => null),
      sessions.hasEnded(cookie, createAccountApi(apiUrl, request).isActive),
      readProfile(apiUrl, request),
    ]);
    if (!token || hasEnded) return null;
    return {
      name: token.name ?? null,
      image: token.picture ?? null,
      // The access token may still be that of an earlier session.
      profile: profile?.email === token.email ? profile : null,
    };
  };
}

/** Reads the profile with the access token of the request; null without one, or when the API does not confirm it. */
async function readProfile(apiUrl: string, request: FastifyRequest) {
  const { cpa_token: token } = request.cookies;
  if (!token) return null;
  try {
    const response = await fetch(`${apiUrl}/recruiter/user/`, {
      headers: { ...visitorHeaders(request), authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? z.parse(profileSchema, await response.json()) : null;
  } catch (error) {
    request.log.warn({ err: error }, 'The profile for a document could not be read.');
    return null;
  }
}
