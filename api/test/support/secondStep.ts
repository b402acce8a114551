import type { NewApp, SecondStepChanged } from '@cpa/shared/contracts';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './openTestApp.ts';
import { PASSWORD, type Member } from './signIn.ts';

/** Returns the code that an app shows, by default 30 seconds later than now: the server accepts that one too. */
export function codeOf(secret: string, { inSeconds = 30 } = {}): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + inSeconds * 1000 });
}

/** Turns the second step of an account on with an app. */
export async function setUpApp(
  portal: TestApp,
  { token }: Pick<Member, 'token'>,
): Promise<{ secret: string; recoveryCodes: string[]; code: string }> {
  const started = await portal.call('POST', '/account/second-step/app', { token, body: {} });
  const { secret } = started.json<NewApp>();
  const code = codeOf(secret, { inSeconds: 0 });
  const url = '/account/second-step/app/confirm';
  const changed = await portal.call('POST', url, { token, body: { code } });
  return { secret, code, recoveryCodes: changed.json<SecondStepChanged>().recovery_codes ?? [] };
}

/** Signs in with the password; the second step has to follow. */
export async function giveFirstFactor(
  portal: TestApp,
  { email }: Pick<Member, 'email'>,
  cookies: Record<string, string> = {},
) {
  const body = { email, password: PASSWORD };
  const answer = await portal.call('POST', '/account/login', { body, cookies });
  return { answer, pending: cookieOf(answer, 'cpa_step') };
}

/** Finishes a sign-in with its second step. */
export async function passStep(portal: TestApp, pending: string, body: object) {
  return await portal.call('POST', '/account/second-step', { body, cookies: { cpa_step: pending } });
}

type Answer = Awaited<ReturnType<TestApp['call']>>;

/** Returns the value of a cookie that a response sets; empty without it. */
export const cookieOf = ({ cookies }: Answer, name: string): string =>
  cookies.find((cookie) => cookie.name === name)?.value ?? '';
