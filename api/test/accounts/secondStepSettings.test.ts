import type { SecondStepChanged, SecondStepSettings } from '@cpa/shared/contracts';
import { insertOperator } from '../../src/domains/accounts/operators/operators.repository.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { addPasskey, signInOptions, signInWith } from '../support/passkeys.ts';
import { giveFirstFactor, passStep, setUpApp } from '../support/secondStep.ts';
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

const settings = async (token: string) =>
  (await portal.call('GET', '/account/second-step', { token })).json<SecondStepSettings>();
const change = async (path: string, token: string) =>
  await portal.call('POST', `/account/second-step/${path}`, { token, body: {} });

describe('the second step', () => {
  test('is turned on with an app, which ends every other session and tells the owner', async () => {
    const other = await portal.call('POST', '/account/login', {
      body: { email: member.email, password: PASSWORD },
    });
    const { access_token: token } = other.json<{ access_token: string }>();
    const { recoveryCodes } = await setUpApp(portal, member);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await settings(member.token)).toMatchObject({
      enabled_at: expect.any(String) as string,
      recovery_codes_left: 10,
      is_session_secured: true,
    });
    expect((await portal.call('GET', '/recruiter/user/', { token })).statusCode).toBe(401);
    expect(await newestMail(portal, member.email)).toMatchObject({ template: 'second-step-changed' });
  });

  test('stores neither the secret of the app nor a recovery code in the clear', async () => {
    const { secret, recoveryCodes } = await setUpApp(portal, member);
    const step = await portal.db.selectFrom('second_steps').selectAll().execute();
    const codes = await portal.db.selectFrom('recovery_codes').selectAll().execute();
    const stored = [...step.map((row) => row.app_secret), ...codes.map((row) => row.code_hash)];
    const text = stored.map((bytes) => bytes!.toString('latin1')).join();
    for (const plain of [secret, ...recoveryCodes]) expect(text).not.toContain(plain);
  });

  test('is not turned on by a wrong code', async () => {
    await change('app', member.token);
    const body = { code: '000000' };
    const answer = await portal.call('POST', '/account/second-step/app/confirm', {
      token: member.token,
      body,
    });
    expect(answer.json()).toMatchObject({ code: 'code_wrong' });
    expect((await settings(member.token)).enabled_at).toBeNull();
  });

  test('keeps its only factor', async () => {
    const { passkeyId } = await addPasskey(portal, member);
    await change('passkeys', member.token);
    const last = { code: 'last_second_step' };
    const url = `/account/passkeys/${passkeyId}/remove`;
    const passkey = await portal.call('POST', url, { token: member.token, body: {} });
    expect(passkey.json()).toMatchObject(last);
    const stranger = await signInNew(portal, 'applicant');
    await setUpApp(portal, stranger);
    expect((await change('app/remove', stranger.token)).json()).toMatchObject(last);
  });

  test('gets new recovery codes, which end those from before', async () => {
    const { recoveryCodes } = await setUpApp(portal, member);
    const renewed = await change('recovery-codes', member.token);
    const { recovery_codes: fresh } = renewed.json<SecondStepChanged>();
    const tryCode = async (recovery_code: string) => {
      const { pending } = await giveFirstFactor(portal, member);
      return (await passStep(portal, pending, { recovery_code })).statusCode;
    };
    expect(await tryCode(recoveryCodes[0]!)).toBe(401);
    expect(await tryCode(fresh![0]!)).toBe(200);
    expect((await settings(member.token)).recovery_codes_left).toBe(9);
  });

  test('is turned off, after which the password is enough', async () => {
    await setUpApp(portal, member);
    expect((await change('off', member.token)).statusCode).toBe(200);
    expect((await giveFirstFactor(portal, member)).answer.statusCode).toBe(200);
  });

  test('asks for the password when the sign-in is too long ago', async () => {
    await setUpApp(portal, member);
    await portal.pool.query("update session_families set created_at = now() - interval '1 hour'");
    for (const path of ['off', 'recovery-codes', 'app', 'app/remove', 'passkeys'])
      expect((await change(path, member.token)).json()).toMatchObject({ code: 'confirm_password' });
    const body = { password: PASSWORD };
    const url = '/account/second-step/off';
    expect((await portal.call('POST', url, { token: member.token, body })).statusCode).toBe(200);
  });
});

describe('an operator', () => {
  const operate = async (token: string) => await portal.call('GET', '/account/operator', { token });

  test('is refused until the session has given a second step', async () => {
    await insertOperator(portal.db, member.id, 'test');
    expect((await operate(member.token)).json()).toMatchObject({ code: 'second_step_for_operators' });
    const phone = await addPasskey(portal, member);
    // Signed in with a passkey, but a password alone would still be enough.
    const early = await signInWith(portal, phone.get(await signInOptions(portal)));
    const { access_token: token } = early.json<{ access_token: string }>();
    expect((await operate(token)).statusCode).toBe(403);
    await change('passkeys', token);
    expect((await operate(token)).statusCode).toBe(200);
  });
});
