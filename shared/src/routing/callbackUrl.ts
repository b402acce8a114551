import { paths } from './paths.ts';

/** The query key that says where to go after signing in; the sign-in service's own name for it. */
export const CALLBACK_URL_KEY = 'callbackUrl';

/**
 * Where to go after signing in, as a path of this site. An address of another origin, and anything that
 * cannot be read as an address, becomes `fallback`.
 */
export function safeCallbackPath(
  callbackUrl: string | null,
  origin: string,
  fallback: string = paths.home,
): string {
  if (!callbackUrl) return fallback;
  try {
    const url = new URL(callbackUrl, origin);
    // Not only the origin: a `blob:` address has the one of its page.
    if (!url.href.startsWith(`${origin}/`)) return fallback;
    // A path that began with two slashes would be read as the name of another site.
    return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}

/** The sign-in page that leads back to `path`. */
export function signInPath(path: string): string {
  return `${paths.signIn}?${new URLSearchParams({ [CALLBACK_URL_KEY]: path }).toString()}`;
}
