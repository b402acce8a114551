/** Every cookie a sign-in leaves, all cleared at logout. Only `cpa_token` and `token` are readable by script. */
export const SESSION_COOKIES = ['cpa_token', 'cpa_session', 'token', 'refresh_token'] as const;

/** Holds the access token, a JWT that lives ten minutes; the server sets it, scripts read it. */
export const ACCESS_TOKEN_COOKIE = 'cpa_token';

/** The value of a cookie of this page, or null. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) : null;
}

/** Forgets the session cookies that a script can reach; the server's answer clears the others. */
export function clearReadableCookies(): void {
  for (const name of SESSION_COOKIES) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
