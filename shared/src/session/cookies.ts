/** Cookies of a session, all cleared at logout. Scripts can read only `cpa_token` and `token`. */
export const SESSION_COOKIES = ['cpa_token', 'cpa_session', 'token', 'refresh_token'] as const;

/** Cookie with the access token, a JWT that expires after ten minutes. Set by the server. */
export const ACCESS_TOKEN_COOKIE = 'cpa_token';

const PROBE_COOKIE = 'cpa_probe';

/** Returns the value of a cookie, or null; on a server always null. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const prefix = `${name}=`;
  const found = allCookies()
    .split('; ')
    .find((pair) => pair.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) : null;
}

/** Clears the session cookies that scripts can reach; the server's response clears the others. */
export function clearReadableCookies(): void {
  for (const name of SESSION_COOKIES) removeCookie(name);
}

/** Sets a cookie that scripts can read; `attributes` are those of the `Set-Cookie` header. */
export function writeCookie(name: string, value: string, attributes: string): void {
  try {
    document.cookie = `${name}=${value}; Path=/; SameSite=Lax; ${attributes}`;
  } catch {
    // Cookies are blocked.
  }
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 'Max-Age=0');
}

/** Returns false when the browser stores no cookies for the site, so that no session can start. */
export function areCookiesEnabled(): boolean {
  writeCookie(PROBE_COOKIE, '1', 'Max-Age=60');
  const isStored = readCookie(PROBE_COOKIE) !== null;
  removeCookie(PROBE_COOKIE);
  return isStored;
}

/** Some browsers throw when cookies are blocked. */
function allCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
