import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../src/app/buildApp.ts';
import { countHit, deleteEndedWindows } from '../../../src/platform/http/rateLimits.repository.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { PASSWORD } from '../../support/signIn.ts';

let portal: TestApp;
let other: FastifyInstance;
beforeAll(async () => {
  portal = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
  const { config, db, publishEvent, storage } = portal.app;
  other = await buildApp({ config, db, publishEvent, storage });
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

let count = 0;
/** Sends a contact message from a new e-mail address; twenty an hour from one IP address are accepted. */
const contact = async (app: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}) =>
  await app.inject({
    method: 'POST',
    url: '/contact-us-message',
    remoteAddress,
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
    payload: { email: `sender-${(count += 1)}@example.aw`, message: 'Bon dia, how do I post a vacancy?' },
  });
async function statuses(apps: FastifyInstance[], times: number, addressOf: (at: number) => string) {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1)
    all.push((await contact(apps[at % apps.length]!, addressOf(at))).statusCode);
  return all;
}
const accepted = (all: number[]) => all.filter((status) => status === 200).length;

test('limits the mails of registrations with one e-mail address, for both roles together', async () => {
  const register = async (role: string, email: string) =>
    (
      await portal.call('POST', `/account/${role}/register`, {
        body: { name: 'Ana', email, password: PASSWORD },
      })
    ).statusCode;
  const answers: number[] = [];
  for (const role of ['recruiter', 'applicant', 'recruiter', 'applicant', 'recruiter', 'applicant'])
    answers.push(await register(role, 'flooded@example.aw'));
  expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await register('applicant', 'another@example.aw')).toBe(201);
});

test('two processes count together', async () => {
  const all = await statuses([portal.app, other], 23, () => '203.0.113.1');
  expect(accepted(all)).toBe(20);
  expect(all.filter((status) => status === 429)).toHaveLength(3);
  const refused = await contact(other, '203.0.113.1');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 3500]).toEqual([429, true]);
  expect((await contact(other, '203.0.113.2')).statusCode).toBe(200);
});

test('the addresses of an IPv6 /56 count together', async () => {
  expect(accepted(await statuses([portal.app, other], 24, (at) => `2001:db8:1:2::${at + 1}`))).toBe(20);
  expect((await contact(portal.app, '2001:db8:1:100::1')).statusCode).toBe(200);
});

test('an IPv4 address counts the same when it is mapped to IPv6', async () => {
  expect(accepted(await statuses([portal.app], 12, () => '203.0.113.3'))).toBe(12);
  expect(accepted(await statuses([portal.app], 12, () => '::ffff:203.0.113.3'))).toBe(8);
});

test('counts the requests to all servers of the site together, each kind separately', async () => {
  const countAt = async (app: FastifyInstance, kind: string) =>
    (
      await app.inject({
        method: 'POST',
        url: `/account/site-requests/${kind}`,
        remoteAddress: '203.0.113.9',
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      })
    ).statusCode;
  const all: number[] = [];
  for (let at = 0; at < 31; at += 1) all.push(await countAt(at % 2 ? portal.app : other, 'log'));
  expect([accepted(all), all.at(-1)]).toEqual([30, 429]);
  expect(await countAt(other, 'sign-in')).toBe(200);
  expect(await countAt(other, 'other')).toBe(404);
});

test('counts as many requests of the site as one call reports', async () => {
  const report = async (app: FastifyInstance, reported: number) =>
    await app.inject({
      method: 'POST',
      url: `/account/site-requests/report?count=${reported}`,
      remoteAddress: '203.0.113.10',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
  expect((await report(portal.app, 20)).statusCode).toBe(200);
  expect((await report(other, 10)).statusCode).toBe(200);
  const refused = await report(other, 1);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  for (const wrong of [0, 101, 1.5]) expect((await report(other, wrong)).statusCode).toBe(422);
});

test('routes count separately', async () => {
  await statuses([portal.app], 21, () => '203.0.113.4');
  const newsletter = await portal.app.inject({
    method: 'POST',
    url: '/newsletter-email',
    remoteAddress: '203.0.113.4',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { email: 'ana@example.aw' },
  });
  expect(newsletter.statusCode).toBe(200);
});

test.each([
  ['/suggestions?q=k', 300],
  ['/sitemap.xml', 120],
])('limits %s to %i requests a minute', async (url, max) => {
  const read = async () => (await portal.app.inject({ url, remoteAddress: '203.0.113.6' })).statusCode;
  const all: number[] = [];
  for (let at = 0; at <= max; at += 1) all.push(await read());
  expect([accepted(all), all.at(-1)]).toEqual([max, 429]);
});

test('limits sign-ins to 60 in five minutes from one IP address', async () => {
  await portal.db.deleteFrom('rate_limits').execute();
  const signIn = async () =>
    await portal.app.inject({
      method: 'POST',
      url: '/account/login',
      remoteAddress: '203.0.113.7',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { email: 'nobody@example.aw', password: 'Wrong-password-1' },
    });
  expect((await signIn()).statusCode).not.toBe(429);
  // Checking sixty passwords takes seconds.
  await portal.db.updateTable('rate_limits').set({ hits: 59 }).execute();
  expect((await signIn()).statusCode).not.toBe(429);
  const { statusCode, headers } = await signIn();
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(240);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300);
});

test('X-Forwarded-For counts only when a configured proxy sends it', async () => {
  const { config, db, publishEvent, storage } = portal.app;
  const strict = await buildApp({
    config: { ...config, trustedProxies: ['192.0.2.1'] },
    db,
    publishEvent,
    storage,
  });
  const send = async (from: string, claimed: string) =>
    (await contact(strict, from, { 'x-forwarded-for': claimed })).statusCode;
  const claims = Array.from({ length: 24 }, (_one, at) => `198.51.100.${at}`);
  const sent = { direct: [] as number[], forwarded: [] as number[] };
  for (const claim of claims) {
    sent.direct.push(await send('127.0.0.1', claim));
    sent.forwarded.push(await send('192.0.2.1', claim));
  }
  expect([accepted(sent.direct), accepted(sent.forwarded)]).toEqual([20, 24]);
  await strict.close();
});

describe('a counter', () => {
  const key = Buffer.from('a counter');
  const hit = async (windowMs = 60_000) => (await countHit(portal.db, { key, max: 2, windowMs })).hits;
  const end = async () =>
    await portal.db
      .updateTable('rate_limits')
      .set({ resets_at: new Date(0) })
      .where('key', '=', key)
      .execute();

  test('stops above the limit and starts again in the next window', async () => {
    expect([await hit(), await hit(), await hit(), await hit()]).toEqual([1, 2, 3, 3]);
    await end();
    expect(await hit()).toBe(1);
  });

  test('starts again at the moment its window ends', async () => {
    const ending = { key: Buffer.from('ending'), max: 2, windowMs: 0 };
    // The time of a transaction stands still.
    const hits = await portal.db
      .transaction()
      .execute(async (trx) => [(await countHit(trx, ending)).hits, (await countHit(trx, ending)).hits]);
    expect(hits).toEqual([1, 1]);
  });

  test('counts requests of the same moment one by one', async () => {
    const at = { key: Buffer.from('at once'), max: 20, windowMs: 60_000 };
    const counted = await Promise.all(Array.from({ length: 40 }, async () => await countHit(portal.db, at)));
    const hits = counted.map(({ hits: number }) => number).toSorted((a, b) => a - b);
    expect(hits).toEqual(Array.from({ length: 40 }, (_one, place) => Math.min(place + 1, 21)));
  });

  test('is deleted after its window', async () => {
    await hit();
    await deleteEndedWindows(portal.db);
    const stored = () => portal.db.selectFrom('rate_limits').select('key').where('key', '=', key).execute();
    expect(await stored()).toHaveLength(1);
    await end();
    await deleteEndedWindows(portal.db);
    expect(await stored()).toHaveLength(0);
  });

  test('contains no IP address', async () => {
    await contact(portal.app, '203.0.113.5');
    const { rows } = await portal.pool.query<{ text: string }>('select r::text as text from rate_limits r');
    expect(rows.some(({ text }) => text.includes('203.0.113') || text.includes('3230332e'))).toBe(false);
  });
});
