/**
 * Where signing in or out shall lead, as an absolute address of this site; null for an address of any other
 * origin and for what cannot be read as an address. Origins are compared as parsed, so `//evil.example`,
 * `https://site.example@evil.example` and back slashes are seen for what they are; a `blob:` address has the origin of
 * its page and is none that can be led to.
 */
export function absoluteCallbackUrl(wanted: unknown, siteUrl: string): string | null {
  const { origin } = new URL(siteUrl);
  if (wanted === undefined || wanted === '') return origin;
  if (typeof wanted !== 'string') return null;
  try {
    const url = new URL(wanted, origin);
    return url.href.startsWith(`${origin}/`) ? url.href : null;
  } catch {
    return null;
  }
}
