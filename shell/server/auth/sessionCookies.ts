/** The cookie of the sign-in session itself; HttpOnly. */
export const SESSION_COOKIE = 'cpa_session';

/** The cookies that the API sets at sign-in and that the browser gets by way of us. */
const TOKEN_COOKIES = ['cpa_token', 'refresh_token'];

const SCRIPT_READABLE = new Set(['cpa_token', 'token']);

/** Of what the API set, the two token cookies, each as a whole `Set-Cookie` line. */
export function tokenCookies(setCookies: string[]): string[] {
  return setCookies.filter((line) => TOKEN_COOKIES.some((name) => line.startsWith(`${name}=`)));
}

/** `Set-Cookie` lines that take every cookie of a sign-in away. */
export function clearedCookies(isSecure: boolean): string[] {
  return [SESSION_COOKIE, ...TOKEN_COOKIES, 'token'].map((name) =>
    [
      `${name}=; Path=/; Max-Age=0`,
      name === 'refresh_token' ? 'SameSite=Strict' : 'SameSite=Lax',
      ...(SCRIPT_READABLE.has(name) ? [] : ['HttpOnly']),
      ...(isSecure ? ['Secure'] : []),
    ].join('; '),
  );
}
