/** What the sign-in service has to be told. */
export type AuthConfig = {
  /** The site's public origin, as `https://portal.example`; the only place that signing in may lead to. */
  siteUrl: string;
  /** Where the API answers, as `http://127.0.0.1:3300`. */
  apiUrl: string;
  /** Encrypts the session cookie and signs the form tokens. */
  secret: string;
};

/** Seconds a sign-in lasts without being used; not longer than the API's refresh token. */
export const SESSION_MAX_AGE_S = 30 * 24 * 60 * 60;
