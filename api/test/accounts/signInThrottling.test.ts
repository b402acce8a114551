import { sql } from 'kysely';
import type { Problem, SignedIn } from '@cpa/shared/contracts';
import type { Executor } from '../../src/platform/database/executor.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(async () => await portal.close());

const OWNER = '198.51.100.7';
const login = async (email: string, password: string, from = '203.0.113.9') =>
  await portal.call('POST', '/account/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': from },
  });
const guess = async (email: string, times: number) => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await login(email, 'a wrong one')).statusCode);
  return statuses;
};

test('blocks an IP address after ten wrong passwords, even with the right one, and no other', async () => {
  const { id, email } = await signInNew(portal, 'recruiter');
  expect(await guess(email, 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const refused = await login(email, PASSWORD);
  expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'too_many_sign_ins']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login(email, PASSWORD, OWNER)).statusCode).toBe(200);
  const locked = await portal.db
    .selectFrom('audit_entries')
    .select('id')
    .where('account_id', '=', id)
    .where('action', '=', 'session.locked_out_one_place')
    .execute();
  expect(locked).toHaveLength(1);
});

test('accepts an IP address again after fifteen minutes', async () => {
  const { email } = await signInNew(portal, 'recruiter');
  const from = '203.0.113.20';
  for (let at = 0; at < 10; at += 1) await login(email, 'a wrong one', from);
  expect((await login(email, PASSWORD, from)).statusCode).toBe(429);
  await portal.db
    .updateTable('sign_in_failures')
    .set({ at: sql<Date>`at - interval '15 minutes'` })
    .execute();
  expect((await login(email, PASSWORD, from)).statusCode).toBe(200);
});

test('the right password clears the failures of its IP address', async () => {
  const { email } = await signInNew(portal, 'recruiter');
  const from = '203.0.113.21';
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < 9; at += 1) expect((await login(email, 'a wrong one', from)).statusCode).toBe(401);
    expect((await login(email, PASSWORD, from)).statusCode).toBe(200);
  }
});

test('slows unknown IP addresses under a distributed attack, with or without an account, and no known one', async () => {
  const { email } = await signInNew(portal, 'recruiter');
  expect((await login(email, PASSWORD, OWNER)).statusCode).toBe(200);
  const time = async (address: string, from: string) => {
    const begun = performance.now();
    await login(address, PASSWORD, from);
    return performance.now() - begun;
  };
  for (const address of [email, 'nobody@example.aw']) {
    const strangers = Array.from({ length: 30 }, (_one, at) => `192.0.2.${at}`);
    const answers = await Promise.all(strangers.map(async (from) => await login(address, 'wrong', from)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(await time(address, '203.0.113.77')).toBeGreaterThan(1000);
  }
  const answered: string[] = [];
  const stranger = time(email, '203.0.113.78').then(() => answered.push('stranger'));
  const owner = time(email, OWNER).then(() => answered.push('owner'));
  await Promise.all([stranger, owner]);
  expect(answered).toEqual(['owner', 'stranger']);
});

test('stores neither the e-mail address nor the IP address', async () => {
  await guess('quiet@example.aw', 1);
  const rows = await portal.db.selectFrom('sign_in_failures').selectAll().execute();
  expect(
    rows.every(({ email_hash, place_hash }) => email_hash.length === 32 && place_hash.length === 32),
  ).toBe(true);
});

describe('changing the password', () => {
  const change = async (token: string, body: object) =>
    await portal.call('PUT', '/account/password', { token, body });

  test('ends other sessions, keeps this one and notifies the owner', async () => {
    const { email, token } = await signInNew(portal, 'applicant');
    const other = (await login(email, PASSWORD)).json<SignedIn>();
    const answer = await change(token, { current_password: PASSWORD, password: 'tambe-bon-2027' });
    expect(answer.statusCode).toBe(200);
    const asks = async (bearer: string) =>
      (await portal.call('GET', '/recruiter/user/', { token: bearer })).statusCode;
    expect([await asks(token), await asks(other.access_token)]).toEqual([200, 401]);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
    expect((await login(email, 'tambe-bon-2027')).statusCode).toBe(200);
    const mails = await portal.db
      .selectFrom('mails')
      .select('template')
      .where('recipient', '=', email)
      .execute();
    expect(mails.map(({ template }) => template)).toContain('password-changed');
  });

  test('names the invalid field', async () => {
    const { token } = await signInNew(portal, 'applicant');
    for (const [body, field] of [
      [{ current_password: 'no', password: 'tambe-bon-2027' }, 'current_password'],
      [{ current_password: PASSWORD, password: 'Password123' }, 'password'],
      [
        { current_password: PASSWORD, password: 'tambe-bon-2027', password_confirmation: 'other' },
        'password_confirmation',
      ],
    ] as const) {
      const answer = await change(token, body);
      expect([answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})]).toEqual([422, [field]]);
    }
  });
});

describe('concurrent changes', () => {
  /** Runs while another transaction holds a lock on the account. */
  async function whileHeld<T>(hold: (trx: Executor) => Promise<unknown>, act: () => Promise<T>): Promise<T> {
    const held = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const holding = portal.db.transaction().execute(async (trx) => {
      await hold(trx);
      held.resolve();
      await go.promise;
    });
    await held.promise;
    const acting = act();
    await waiting();
    go.resolve();
    await holding;
    return await acting;
  }
  const reset = (id: number) => async (trx: Executor) =>
    await trx.updateTable('accounts').set({ password_hash: 'new' }).where('id', '=', id).execute();

  test('a sign-in with the old password does not outlive a reset', async () => {
    const { id, email } = await signInNew(portal, 'recruiter');
    const answer = await whileHeld(reset(id), async () => await login(email, PASSWORD, OWNER));
    expect(answer.statusCode).toBe(401);
  });

  test('the old password cannot be changed during a reset', async () => {
    const { id, token } = await signInNew(portal, 'applicant');
    const body = { current_password: PASSWORD, password: 'tambe-bon-2027' };
    const change = async () => await portal.call('PUT', '/account/password', { token, body });
    const answer = await whileHeld(reset(id), change);
    expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
      422,
      { current_password: ['This is not your current password. Check it and try again.'] },
    ]);
    const { password_hash } = await portal.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toBe('new');
  });

  test('rejects a sign-in to an account that is being erased', async () => {
    const { id, email } = await signInNew(portal, 'applicant');
    const erase = async (trx: Executor) => await trx.deleteFrom('accounts').where('id', '=', id).execute();
    const answer = await whileHeld(erase, async () => await login(email, PASSWORD, OWNER));
    expect(answer.statusCode).toBe(401);
  });

  /** Waits until another backend waits for the lock. */
  async function waiting(): Promise<void> {
    for (;;) {
      const { rows } = await portal.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      if (rows.length > 0) return;
    }
  }
});

test.each(['0x1', '1e0', '+1', '01', '1.0', ' 1'])('an id consists of digits, not %j', async (id) => {
  const { token } = await signInNew(portal, 'recruiter');
  expect(
    (await portal.call('GET', `/recruiter/applicants/${encodeURIComponent(id)}`, { token })).statusCode,
  ).toBe((await portal.call('GET', '/recruiter/applicants/none', { token })).statusCode);
});
