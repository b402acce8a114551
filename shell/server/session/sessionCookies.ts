/** Name of the session cookie, which is HttpOnly. */
export const SESSION_COOKIE = 'cpa_session';

/** Cookies that the API sets at sign-in, forwarded to the browser. */
const TOKEN_COOKIES = ['cpa_token', 'refresh_token'];

const SCRIPT_READABLE = new Set(['cpa_token', 'token']);

/** All cookies of a session. */
const COOKIES = [SESSION_COOKIE, ...TOKEN_COOKIES, 'token'];

/** True for a browser that has, or had, a session. */
export function hasSessionCookie(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return COOKIES.some((name) => cookies[name] !== undefined);
}

/** Returns the `Set-Cookie` headers of the token cookies. */
export function tokenCookies(setCookies: string[]): string[] {
  return setCookies.filter((line) => TOKEN_COOKIES.some((name) => line.startsWith(`${name}=`)));
}

/** Returns `Set-Cookie` headers that clear every cookie of a session. */
export function clearedCookies(isSecure: boolean): string[] {
  return COOKIES.map((name) =>
    [
      `${name}=; Path=/; Max-Age=0`,
      name === 'refresh_token' ? 'SameSite=Strict' : 'SameSite=Lax',
      ...(SCRIPT_READABLE.has(name) ? [] : ['HttpOnly']),
      ...(isSecure ? ['Secure'] : []),
    ].join('; '),
  );
}
