import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDemoApp } from '../support/openDemoApp.ts';
import type { TestApp } from '../support/openTestApp.ts';
import { operatorOn } from '../support/operator.ts';
import { newestMail } from '../support/mails.ts';
import { giveFirstFactor, setUpApp } from '../support/secondStep.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';

const COMMAND = join(import.meta.dirname, '../../src/cli.ts');

let portal: TestApp;
let home: string;
let portalCommand: ReturnType<typeof operatorOn>;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-operator-'));
  portal = await openDemoApp();
  portalCommand = operatorOn(portal, home);
});
afterAll(async () => {
  await portal.close();
  rmSync(home, { recursive: true });
});

const one = async <T extends object>(query: string): Promise<T> =>
  (await portal.pool.query<T>(query)).rows[0]!;

test('is a command with an exit code and output', async () => {
  const { host, user, database } = portal.connection;
  const DATABASE_URL = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`;
  const run = async (...args: string[]) =>
    await promisify(execFile)(process.execPath, [COMMAND, ...args], {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL, PORTAL_HOME: home },
    });
  expect((await run('users', 'show', '1')).stdout).toContain('recruiter@demo.aw');
  await expect(run('users', 'show', '0')).rejects.toMatchObject({
    code: 1,
    stderr: 'No account found for "0".\n',
  });
});

test('lists every command in the help, and each command has its own help', async () => {
  const { code, out } = await portalCommand('--help');
  expect(code).toBe(0);
  for (const command of [
    'users ban',
    'companies verify',
    'packages edit',
    'orders refund',
    'content check',
    'vacancies expire',
    'demo reset',
    'backup',
    'restore',
    'audit tail',
    'keys rotate',
  ])
    expect(out).toContain(`portal ${command}`);
  const own = await portalCommand('users', 'ban', '--help');
  expect(own.out).toContain('--dry-run');
  expect(own.out).toContain('--close-vacancies');
});

test.each([
  [['users'], /portal users show/],
  [['users', 'dance'], /Unknown command "dance". See: portal users --help/],
  [['users', 'ban'], /Missing required argument 'e-mail or ID'. See: portal users ban --help/],
  [['users', 'show', 'nobody@x.aw'], /No account found for "nobody@x.aw"/],
  [['users', 'show', '1', '2'], /Too many arguments/],
  [['users', 'show', '1', '--dry-run'], /Unknown option '--dry-run'/],
  [['packages', 'edit', '1'], /Specify at least one change/],
  [['packages', 'edit', '1', '--price', 'free'], /--price.*Use a whole number of at least 0/],
  [['companies', 'verify', '99999'], /No company found with ID 99999/],
  [[], /Specify a command. See: portal --help/],
  [['dance'], /Unknown command "dance"/],
  [['keys', 'rotate', 'door'], /Allowed choices are jwt, nextauth, realtime/],
])(
  '%j exits with 1 and a helpful message',
  async (args, sentence) => {
    const { code, error } = await portalCommand(...args);
    expect(code).toBe(1);
    expect(error).toMatch(sentence);
    expect(error.trim().split('\n')).toHaveLength(1);
  },
  30_000,
);

test('prints errors as JSON with --json', async () => {
  const { code, out } = await portalCommand('users', 'show', '0', '--json');
  expect([code, JSON.parse(out)]).toEqual([1, { error: 'No account found for "0".' }]);
});

test('banning an account revokes its sessions and sign-in; a dry run only reports it', async () => {
  const { token, email } = await signInNew(portal, 'applicant');
  const call = async () => (await portal.call('GET', '/recruiter/user/', { token })).statusCode;
  const tried = await portalCommand('users', 'ban', email, '--dry-run');
  expect(tried.out).toMatch(/^Nothing was changed \(dry run\)\. The result would be:\n.*is banned/);
  expect(await call()).toBe(200);
  expect((await portalCommand('users', 'ban', email, '--reason', 'spam')).code).toBe(0);
  expect(await call()).toBe(401);
  const signIn = async () =>
    await portal.call('POST', '/account/login', { body: { email, password: 'bon-bini-2026' } });
  expect((await signIn()).json()).toMatchObject({ code: 'account_banned' });
  expect(await one('select detail from audit_entries order by id desc limit 1')).toMatchObject({
    detail: { reason: 'spam' },
  });
  await portalCommand('users', 'unban', email);
  expect((await signIn()).statusCode).toBe(200);
});

test('banning a recruiter can close vacancies that no other recruiter manages', async () => {
  const { count } = await one<{ count: number }>(
    "select count(*)::int from vacancies v join memberships m using (company_id) where v.status = 'open' and m.account_id = 1",
  );
  const { out } = await portalCommand('users', 'ban', '1', '--close-vacancies', '--dry-run', '--json');
  expect(JSON.parse(out)).toMatchObject({ dry_run: true, would: { closed_vacancies: count } });
  expect(count).toBeGreaterThan(0);
});

test('verifies an e-mail address and a company', async () => {
  const { email } = await signInNew(portal, 'recruiter', { isVerified: false });
  expect((await portalCommand('users', 'verify', email)).out).toContain('is verified');
  expect(JSON.parse((await portalCommand('users', 'show', email, '--json')).out)).toMatchObject({
    email,
    sessions: 0,
  });
  await portalCommand('companies', 'verify', '2', '--undo');
  expect((await portalCommand('companies', 'list', '--unverified')).out).toMatch(/^2 /m);
  await portalCommand('companies', 'verify', '2');
  expect(
    await one(
      "select verified, verified_at > now() - interval '1 minute' as now from companies where id = 2",
    ),
  ).toEqual({
    verified: true,
    now: true,
  });
  await portal.pool.query("update companies set verified_at = '2026-01-02' where id = 2");
  await portalCommand('companies', 'verify', '2');
  expect(await one("select verified_at = '2026-01-02' as kept from companies where id = 2")).toEqual({
    kept: true,
  });
});

test('changes the price of a package at once; a dry run shows both prices', async () => {
  const tried = await portalCommand('packages', 'edit', '1', '--price', '5900', '--dry-run');
  expect(tried.out).toContain('price: 4900 → 5900');
  const price = async () =>
    (await portal.call('GET', '/packages'))
      .json<{ packages: { id: number; price: number }[] }>()
      .packages.find(({ id }) => id === 1)?.price;
  expect(await price()).toBe(4900);
  await portalCommand('packages', 'edit', '1', '--price', '5900');
  expect(await price()).toBe(5900);
});

test('expires overdue vacancies and sponsorships; a dry run counts them', async () => {
  await portal.pool.query(
    "update vacancies set valid_through = '2020-01-01' where id in (select id from vacancies where status = 'open' order by id limit 3)",
  );
  await portal.pool.query(
    "update vacancies set sponsored_until = '2020-01-01' where id in (select id from vacancies where status = 'open' order by id desc limit 2)",
  );
  const expire = async (option: string) => (await portalCommand('vacancies', 'expire', option)).out;
  expect(await expire('--dry-run')).toContain('Expired 3 vacancies and 2 sponsorships.');
  expect(JSON.parse(await expire('--json'))).toEqual({ vacancies: 3, sponsorships: 2 });
  expect(JSON.parse(await expire('--json'))).toEqual({ vacancies: 0, sponsorships: 0 });
});

test('deletes data past its retention; a dry run counts it', async () => {
  await portal.pool.query(
    "insert into mails (recipient, subject, html, text, template, created_at, sent_at) values ('a@x.aw', '', '', '', 'test', now() - interval '1 year', now() - interval '1 year')",
  );
  const dry = await portalCommand('retention', 'run', '--dry-run', '--json');
  expect(JSON.parse(dry.out)).toMatchObject({ dry_run: true, would: { mails: 1 } });
  expect(JSON.parse((await portalCommand('retention', 'run', '--json')).out)).toMatchObject({ mails: 1 });
  expect(JSON.parse((await portalCommand('retention', 'run', '--json')).out)).toMatchObject({ mails: 0 });
});

test('lists operator actions in the audit trail, newest last', async () => {
  await portalCommand('companies', 'verify', '3');
  const { out } = await portalCommand('audit', 'tail', '--action', 'operator', '--lines', '1');
  expect(out).toMatch(/operator\.company_verified +3/);
});

test('validates the content of this portal', async () => {
  const { code, out } = await portalCommand('content', 'check');
  expect([code, out]).toEqual([0, expect.stringMatching(/^\d+ texts checked, no problems found/)]);
});

test('a rotated key signs from the next start; tokens of the previous key stay valid', async () => {
  const file = join(home, 'secrets.json');
  await portalCommand('users', 'list');
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect((await portalCommand('keys', 'rotate', 'jwt', '--dry-run')).out).toContain('Nothing was changed');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(before);
  await portalCommand('keys', 'rotate', 'jwt');
  const after = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(after['JWT_SECRET']).not.toBe(before['JWT_SECRET']);
  expect(after['JWT_SECRET_PREVIOUS']).toBe(before['JWT_SECRET']);
});

test('makes an account an operator, lists it, and revokes the role', async () => {
  const { email, token } = await signInNew(portal, 'recruiter');
  await setUpApp(portal, { token });
  const isOperator = async () => {
    const response = await portal.call('GET', '/account/operator', { token });
    return [response.statusCode, response.json<{ email?: string }>().email];
  };
  expect(await isOperator()).toEqual([404, undefined]);
  expect((await portalCommand('operators', 'add', email)).out).toContain(`${email} is an operator`);
  expect((await portalCommand('operators', 'add', email)).out).toContain('is already an operator');
  expect(await isOperator()).toEqual([200, email]);
  expect((await portalCommand('operators', 'list')).out).toContain(email);
  await portal.pool.query('update accounts set verified_at = null where email = $1', [email]);
  expect(await isOperator()).toEqual([404, undefined]);
  await portal.pool.query('update accounts set verified_at = now() where email = $1', [email]);
  expect((await portalCommand('operators', 'remove', email)).out).toContain('is no longer an operator');
  expect(await isOperator()).toEqual([404, undefined]);
  expect((await portalCommand('operators', 'remove', email)).code).toBe(1);
});

test('ends the sessions and the password from before when it verifies an e-mail address', async () => {
  const { email, token } = await signInNew(portal, 'recruiter', { isVerified: false });
  const { code } = await portalCommand('users', 'verify', email);
  expect(code).toBe(0);
  expect((await portal.call('GET', '/recruiter/user/', { token })).statusCode).toBe(401);
  const again = await portal.call('POST', '/account/login', { body: { email, password: PASSWORD } });
  expect(again.statusCode).toBe(401);
  expect((await newestMail(portal, email)).template).toBe('password-cleared');
});

test('removes the second step of a user who lost it', async () => {
  const member = await signInNew(portal, 'applicant');
  await setUpApp(portal, member);
  const { code } = await portalCommand('users', 'reset-second-step', member.email);
  expect(code).toBe(0);
  expect((await giveFirstFactor(portal, member)).answer.statusCode).toBe(200);
  expect((await newestMail(portal, member.email)).template).toBe('second-step-changed');
  expect((await portalCommand('users', 'reset-second-step', member.email)).code).toBe(1);
});

test('makes no account with an unverified e-mail address an operator', async () => {
  const { email } = await signInNew(portal, 'recruiter', { isVerified: false });
  const { code, error } = await portalCommand('operators', 'add', email);
  expect([code, error]).toEqual([1, expect.stringContaining(`portal users verify ${email}`)]);
});
