import { sitePath } from '../contracts/localePath.ts';
import { paths } from './paths.ts';

/** Query parameter with the URL to return to after sign-in, as next-auth names it. */
export const CALLBACK_URL_KEY = 'callbackUrl';

/**
 * Returns the path on this site to open after sign-in, without its language: the page opens in that of the sign-in page.
 * A URL of another origin, or an invalid one, becomes `fallback`.
 */
export function safeCallbackPath(
  callbackUrl: string | null,
  origin: string,
  fallback: string = paths.home,
): string {
  if (!callbackUrl) return fallback;
  try {
    const url = new URL(callbackUrl, origin);
    // The origin alone is not enough: a `blob:` URL has the origin of its page.
    if (!url.href.startsWith(`${origin}/`)) return fallback;
    // A path that starts with two slashes is a host name.
    return sitePath(`${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`);
  } catch {
    return fallback;
  }
}

/** Returns the URL of the sign-in page that returns to `path`. */
export function signInPath(path: string): string {
  return `${paths.signIn}?${new URLSearchParams({ [CALLBACK_URL_KEY]: path }).toString()}`;
}

/** Returns the same for a private page, with the reason in next-auth's words; the sign-in page has a message for it. */
export function privateSignInPath(path: string): string {
  const query = { error: 'SessionRequired', [CALLBACK_URL_KEY]: path };
  return `${paths.signIn}?${new URLSearchParams(query).toString()}`;
}

/**
 * Returns the state of a link to the sign-in page with the reason to sign in, for example "Sign in to apply to Line
 * Cook". The page shows it as text. Unlike a query parameter, another site cannot set it.
 */
export function signInState(reason: string): { signInReason: string } {
  return { signInReason: reason };
}

/** Reads the reason from the state of the location, or null. */
export function signInReason(state: unknown): string | null {
  const reason = (state as { signInReason?: unknown } | null)?.signInReason;
  return typeof reason === 'string' && reason.length > 0 ? reason : null;
}
