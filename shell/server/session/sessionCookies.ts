/** Name of the session cookie, which is HttpOnly. */
export const SESSION_COOKIE = 'cpa_session';

/** Cookies that the API sets at sign-in, forwarded to the browser. */
const TOKEN_COOKIES = ['cpa_token', 'refresh_token'];

/** Cookies of a sign-in that waits for its second step, and of a device that skips it. */
const SECOND_STEP_COOKIES = ['cpa_step', 'cpa_device'];

const COOKIE_VALUE = /^[\w.-]+$/;

const SCRIPT_READABLE = new Set(['cpa_token', 'token']);

/** All cookies of a session. */
const COOKIES = [SESSION_COOKIE, ...TOKEN_COOKIES, 'token'];

/** True for a browser that has, or had, a session. */
export function hasSessionCookie(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return COOKIES.some((name) => cookies[name] !== undefined);
}

/** Returns the `Set-Cookie` headers of a sign-in: those of the tokens and of the second step. */
export function forwardedCookies(setCookies: string[]): string[] {
  const names = [...TOKEN_COOKIES, ...SECOND_STEP_COOKIES];
  return setCookies.filter((line) => names.some((name) => line.startsWith(`${name}=`)));
}

/** Returns the `Cookie` header with which the API continues a sign-in; undefined without such cookies. */
export function secondStepCookies(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  const sent = SECOND_STEP_COOKIES.filter((name) => COOKIE_VALUE.test(cookies[name] ?? ''));
  return sent.map((name) => `${name}=${cookies[name]}`).join('; ') || undefined;
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
