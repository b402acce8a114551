/** Cookies of a session, all cleared at logout. Scripts can read only `cpa_token` and `token`. */
export const SESSION_COOKIES = ['cpa_token', 'cpa_session', 'token', 'refresh_token'] as const;

/** Cookie with the access token, a JWT that expires after ten minutes. Set by the server. */
export const ACCESS_TOKEN_COOKIE = 'cpa_token';

/** Returns the value of a cookie, or null; on a server always null. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) : null;
}

/** Clears the session cookies that scripts can reach; the server's response clears the others. */
export function clearReadableCookies(): void {
  for (const name of SESSION_COOKIES) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
