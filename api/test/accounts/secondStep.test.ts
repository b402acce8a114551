import type { PendingStep, SignedIn } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { insertEmailToken } from '../../src/domains/accounts/emailTokens.repository.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { addPasskey, signInOptions, signInWith } from '../support/passkeys.ts';
import { codeOf, cookieOf, giveFirstFactor, passStep, setUpApp } from '../support/secondStep.ts';
import { PASSWORD, signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let member: Member;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  member = await signInNew(portal, 'recruiter');
});
afterAll(async () => await portal.close());

const pendingOf = async (someone: Member) => (await giveFirstFactor(portal, someone)).pending;

describe('a sign-in with a second step', () => {
  test('goes on to the second step after the password, without a session', async () => {
    await setUpApp(portal, member);
    const { answer } = await giveFirstFactor(portal, member);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'second_step_needed' });
    expect(answer.cookies).toMatchObject([{ name: 'cpa_step', httpOnly: true, sameSite: 'Strict' }]);
  });

  test('goes on to it after a mailed link', async () => {
    const { secret } = await setUpApp(portal, member);
    const body = { email: member.email, token: await insertEmailToken(portal.db, member.id, 'magic') };
    const answer = await portal.call('POST', '/account/magic-link/sign-in', { body });
    expect(answer.json()).toMatchObject({ code: 'second_step_needed' });
    const passed = await passStep(portal, cookieOf(answer, 'cpa_step'), { code: codeOf(secret) });
    expect(passed.statusCode).toBe(200);
  });

  test('is finished with a code of the app', async () => {
    const { secret } = await setUpApp(portal, member);
    const answer = await passStep(portal, await pendingOf(member), { code: codeOf(secret) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<SignedIn>().user.email).toBe(member.email);
    expect(cookieOf(answer, 'refresh_token')).not.toBe('');
  });

  test('is finished with a passkey', async () => {
    const phone = await addPasskey(portal, member);
    await portal.call('POST', '/account/second-step/passkeys', { token: member.token, body: {} });
    const pending = await pendingOf(member);
    const ways = await portal.call('GET', '/account/second-step/pending', { cookies: { cpa_step: pending } });
    expect(ways.json<PendingStep>()).toEqual({ app: false, passkey: true, company: null });
    const credential = phone.get(await passkeyOptions(pending), { isUserVerified: false });
    expect((await passStep(portal, pending, { credential })).statusCode).toBe(200);
  });

  test('is finished with a recovery code, however it is typed', async () => {
    const { recoveryCodes } = await setUpApp(portal, member);
    const recovery_code = recoveryCodes[0]!.toLowerCase().replace('-', ' ');
    const answer = await passStep(portal, await pendingOf(member), { recovery_code });
    expect(answer.statusCode).toBe(200);
  });

  test('is not needed with a passkey that verifies the user', async () => {
    const phone = await addPasskey(portal, member);
    await setUpApp(portal, member);
    const answer = await signInWith(portal, phone.get(await signInOptions(portal)));
    expect(answer.statusCode).toBe(200);
  });
});

describe('a trusted device', () => {
  async function trust(someone: Member, secret: string): Promise<string> {
    const body = { code: codeOf(secret), trust_device: true };
    return cookieOf(await passStep(portal, await pendingOf(someone), body), 'cpa_device');
  }

  test('is recognised when the browser comes back from an OpenID provider', async () => {
    const { secret } = await setUpApp(portal, member);
    const body = { code: codeOf(secret), trust_device: true };
    const { cookies } = await passStep(portal, await pendingOf(member), body);
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'cpa_device', sameSite: 'Lax' }));
  });

  test('skips the second step, until the second factor changes', async () => {
    const { secret } = await setUpApp(portal, member);
    await addPasskey(portal, member);
    const cpa_device = await trust(member, secret);
    const { answer } = await giveFirstFactor(portal, member, { cpa_device });
    expect(answer.statusCode).toBe(200);
    const { access_token: token } = answer.json<SignedIn>();
    await portal.call('POST', '/account/second-step/app/remove', { token, body: {} });
    const after = await giveFirstFactor(portal, member, { cpa_device });
    expect(after.answer.statusCode).toBe(403);
  });

  test('of another account, and a forged one, skips nothing', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    const cpa_device = await trust(stranger, (await setUpApp(portal, stranger)).secret);
    await setUpApp(portal, member);
    expect((await giveFirstFactor(portal, member, { cpa_device })).answer.statusCode).toBe(403);
    const forged = `${cpa_device.split('.')[0]}.${'A'.repeat(43)}`;
    expect((await giveFirstFactor(portal, stranger, { cpa_device: forged })).answer.statusCode).toBe(403);
  });
});

describe('an abuse of the second step is refused', () => {
  test('a code that was used', async () => {
    const { secret, code } = await setUpApp(portal, member);
    const wrong = { code: 'code_wrong' };
    expect((await passStep(portal, await pendingOf(member), { code })).json()).toMatchObject(wrong);
    const next = { code: codeOf(secret) };
    expect((await passStep(portal, await pendingOf(member), next)).statusCode).toBe(200);
    expect((await passStep(portal, await pendingOf(member), next)).json()).toMatchObject(wrong);
  });

  test('a code from a minute ago', async () => {
    const { secret } = await setUpApp(portal, member);
    await portal.db.updateTable('second_steps').set({ app_last_step: 0 }).execute();
    const old = { code: codeOf(secret, { inSeconds: -61 }) };
    expect((await passStep(portal, await pendingOf(member), old)).json()).toMatchObject({
      code: 'code_wrong',
    });
  });

  test('a recovery code used twice', async () => {
    const { recoveryCodes } = await setUpApp(portal, member);
    const body = { recovery_code: recoveryCodes[3] };
    expect((await passStep(portal, await pendingOf(member), body)).statusCode).toBe(200);
    expect((await passStep(portal, await pendingOf(member), body)).statusCode).toBe(401);
  });

  test('the fifth wrong code in parallel sign-ins pauses codes, mails the owner and leaves passkeys', async () => {
    const phone = await addPasskey(portal, member);
    const { secret, recoveryCodes } = await setUpApp(portal, member);
    const pending = await pendingOf(member);
    const guesses = ['000000', '111111', '222222', '333333', '444444'].map(
      async (code) => await passStep(portal, pending, { code }),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 401, 401, 401, 429]);
    expect(await newestMail(portal, member.email)).toMatchObject({ template: 'codes-paused' });
    const right = await passStep(portal, pending, { code: codeOf(secret) });
    expect(right.json()).toMatchObject({ code: 'codes_paused', params: { minutes: 15 } });
    const recovery = await passStep(portal, pending, { recovery_code: recoveryCodes[0] });
    expect(recovery.statusCode).toBe(429);
    const credential = phone.get(await passkeyOptions(pending));
    expect((await passStep(portal, pending, { credential })).statusCode).toBe(200);
  });

  test('a half sign-in as a session', async () => {
    await setUpApp(portal, member);
    const pending = await pendingOf(member);
    const refresh_token = pending;
    const refresh = await portal.call('POST', '/account/recruiter/refresh', { body: { refresh_token } });
    expect(refresh.statusCode).toBe(401);
    const byCookie = await portal.call('POST', '/account/recruiter/refresh', { cookies: { refresh_token } });
    expect(byCookie.statusCode).toBe(401);
    for (const url of ['/recruiter/user/', '/account/second-step', '/account/sessions']) {
      const cookies = { cpa_step: pending, cpa_token: pending };
      expect((await portal.call('GET', url, { token: pending, cookies })).statusCode).toBe(401);
    }
  });

  test('a half sign-in that was finished or waited too long', async () => {
    const { secret } = await setUpApp(portal, member);
    const pending = await pendingOf(member);
    expect((await passStep(portal, pending, { code: codeOf(secret) })).statusCode).toBe(200);
    const again = await passStep(portal, pending, { code: codeOf(secret) });
    expect(again.json()).toMatchObject({ code: 'second_step_expired' });
    const late = await pendingOf(member);
    await portal.db
      .updateTable('pending_sign_ins')
      .set({ expires_at: sql<Date>`now()` })
      .execute();
    expect((await passStep(portal, late, { code: '123456' })).statusCode).toBe(401);
  });

  test("another person's passkey, and one that answers the challenge of a sign-in", async () => {
    const stranger = await signInNew(portal, 'recruiter');
    const theirs = await addPasskey(portal, stranger);
    const own = await addPasskey(portal, member);
    await setUpApp(portal, member);
    const pending = await pendingOf(member);
    const refused = { code: 'passkey_refused' };
    const foreign = { credential: theirs.get(await passkeyOptions(pending)) };
    expect((await passStep(portal, pending, foreign)).json()).toMatchObject(refused);
    const other = { credential: own.get(await signInOptions(portal)) };
    expect((await passStep(portal, pending, other)).json()).toMatchObject(refused);
  });

  test('a new password from a mailed link does not skip it', async () => {
    await setUpApp(portal, member);
    await portal.call('POST', '/account/recruiter/forgot-password', { body: { email: member.email } });
    const token = await insertEmailToken(portal.db, member.id, 'reset');
    const body = { token, password: PASSWORD };
    await portal.call('POST', '/account/recruiter/reset-password', { body });
    expect((await giveFirstFactor(portal, member)).answer.statusCode).toBe(403);
  });
});

async function passkeyOptions(pending: string): Promise<{ challenge: string }> {
  const cookies = { cpa_step: pending };
  const answer = await portal.call('POST', '/account/second-step/passkey-options', { cookies });
  return answer.json<{ options: { challenge: string } }>().options;
}
