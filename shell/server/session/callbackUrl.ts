/** A longer URL would exceed the header limits of browsers and proxies in a redirect. */
const MAX_LENGTH = 2000;

/**
 * Returns the absolute form of a callback URL, or null for a URL of another origin and for an invalid one. Compares
 * parsed URLs, so that `//evil.example`, `https://site.example@evil.example` and backslashes are recognised. A
 * `blob:` URL has the origin of its page but is rejected too.
 */
export function absoluteCallbackUrl(wanted: unknown, siteUrl: string): string | null {
  const { origin } = new URL(siteUrl);
  if (wanted === undefined || wanted === '') return origin;
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return null;
  try {
    const url = new URL(wanted, origin);
    return url.href.startsWith(`${origin}/`) ? url.href : null;
  } catch {
    return null;
  }
}
