import type { OpenIdProvider } from '@cpa/shared/contracts';

/** Settings of the sign-in service. */
export type AuthConfig = {
  /** Public origin of the site, for example `https://portal.example`. Redirects to other origins are rejected. */
  siteUrl: string;
  /** Base URL of the API, for example `http://127.0.0.1:3300`. */
  apiUrl: string;
  /** Key that encrypts the session cookie and signs CSRF tokens. */
  secret: string;
  /** Services that sign in with OpenID Connect. Default: none. */
  openIdProviders?: OpenIdProvider[] | undefined;
  /** Multiplies all rate limits. */
  rateLimitFactor: number;
};

/** Lifetime of an unused session in seconds; at most that of the API's refresh token. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60;
