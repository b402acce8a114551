import { createHash, timingSafeEqual } from 'node:crypto';
import { type OpenIdProvider, openIdProviderSchema, openIdStartedSchema } from '@cpa/shared/contracts';
import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod/mini';
import type { AuthConfig } from './authConfig.ts';

/** Lifetime of a sign-in at a provider in seconds. */
const FLOW_MAX_AGE_S = 10 * 60;

const flowSchema = z.extend(z.omit(openIdStartedSchema, { authorization_url: true }), {
  provider: openIdProviderSchema,
  /** Absolute URL of this site to go to afterwards. */
  callbackUrl: z.string(),
  role: z.optional(z.string()),
  /** Token of a mailed link. */
  token: z.optional(z.string()),
});

/** Sign-in at a provider that the browser has started. Its secrets bind the response of the provider to the browser. */
export type OpenIdFlow = z.infer<typeof flowSchema>;

type Options = Pick<AuthConfig, 'siteUrl' | 'secret'>;

/** Returns the `Set-Cookie` header that stores the flow, encrypted, in the browser. */
export async function flowCookie(flow: OpenIdFlow, { siteUrl, secret }: Options): Promise<string> {
  const value = await encode({ token: flow, secret, salt: cookieName(siteUrl), maxAge: FLOW_MAX_AGE_S });
  return `${cookieName(siteUrl)}=${value}; ${attributes(siteUrl)}; Max-Age=${FLOW_MAX_AGE_S}`;
}

/** Returns the `Set-Cookie` header that ends the flow: the response of a provider is used once. */
export function clearedFlowCookie({ siteUrl }: Pick<Options, 'siteUrl'>): string {
  return `${cookieName(siteUrl)}=; ${attributes(siteUrl)}; Max-Age=0`;
}

/** Reads the flow of the browser with a provider; null without one, and for one that has expired. */
export async function readFlow(
  cookies: Partial<Record<string, string>>,
  provider: OpenIdProvider,
  { siteUrl, secret }: Options,
): Promise<OpenIdFlow | null> {
  const token = cookies[cookieName(siteUrl)];
  const decoded = token && (await decode({ token, secret, salt: cookieName(siteUrl) }).catch(() => null));
  const parsed = z.safeParse(flowSchema, decoded);
  return parsed.success && parsed.data.provider === provider ? parsed.data : null;
}

/** Verifies a CSRF token as next-auth does: its cookie contains the token and a hash with the secret. */
export function hasCsrfToken(
  cookies: Partial<Record<string, string>>,
  given: unknown,
  { siteUrl, secret }: Options,
): boolean {
  const token = typeof given === 'string' ? given : '';
  const hash = createHash('sha256').update(`${token}${secret}`).digest('hex');
  const cookie = Buffer.from(cookies[`${isSecure(siteUrl) ? '__Host-' : ''}next-auth.csrf-token`] ?? '');
  const expected = Buffer.from(`${token}|${hash}`);
  return cookie.length === expected.length && timingSafeEqual(cookie, expected);
}

/** The redirect from the provider is a navigation from another site, which sends cookies that are Lax. */
const attributes = (siteUrl: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure(siteUrl) ? '; Secure' : ''}`;

const cookieName = (siteUrl: string): string => `${isSecure(siteUrl) ? '__Host-' : ''}cpa_openid`;

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https://');
