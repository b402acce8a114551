import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { addNotice, cancelWork, endNotices, planWork } from './statusNotice.ts';
import { statusRoutes } from './statusRoutes.ts';

const SITE = 'https://jobs.example.aw';

let home: string;
let app: FastifyInstance;
let api: Server;
let parts: object;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'status-'));
  parts = { database: 'ok', mails: 'ok', payments: 'ok' };
  api = createServer((_request, response) => response.end(JSON.stringify(parts))).listen(0, '127.0.0.1');
  await sleep(20);
});
afterEach(async () => {
  await app.close();
  api.close();
  rmSync(home, { recursive: true });
});

/** Starts a site server and waits for its first check. */
async function open(): Promise<void> {
  const { port } = api.address() as AddressInfo;
  const file = join(home, 'status.json');
  app = fastify();
  statusRoutes(app, { apiUrl: `http://127.0.0.1:${port}`, siteUrl: SITE, file, checkMs: 50 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  while (!existsSync(file)) await sleep(10);
}

const read = async (path: string): Promise<string> => (await app.inject(path)).body;

test('says in four languages that everything works', async () => {
  await open();
  expect(await read('/status')).toContain('>Everything works</h1>');
  expect(await read('/pap/status')).toContain('>Tur cos ta traha</h1>');
  expect(await read('/nl/status')).toContain('>Alles werkt</h1>');
  expect(await read('/es/status')).toContain('>Todo funciona</h1>');
});

test('shows no percentage while no time was checked', async () => {
  await open();
  expect(await read('/status')).toContain('<dt>Worked</dt><dd>–</dd>');
});

test('names the parts that are slow', async () => {
  parts = { database: 'ok', mails: 'late', payments: 'late' };
  await open();
  expect(await read('/status')).toContain('>Slow: Payments and E-mails</h1>');
});

test('works while the database is away', async () => {
  parts = { database: 'away', mails: 'late', payments: 'late' };
  await open();
  const page = await read('/status');
  expect(page).toContain('>The portal can be read only</h1>');
  expect(page).not.toContain('undefined');
  expect(page).not.toContain('your device');
});

test('records no incident when a single check fails', async () => {
  parts = { database: 'away', mails: 'late', payments: 'late' };
  // Added after the listener that responds.
  api.once('request', () => (parts = { database: 'ok', mails: 'ok', payments: 'ok' }));
  await open();
  expect(await read('/status')).toContain('No trouble in the last 90 days.');
});

test('shows what the operator writes until the incident ends, newest first', async () => {
  await open();
  await addNotice(home, 'We look for the cause.');
  await addNotice(home, 'It was <b>the disk</b>.');
  const page = await read('/es/status');
  expect(page).toContain('Problema conocido');
  expect(page.indexOf('It was &lt;b&gt;the disk')).toBeGreaterThan(0);
  expect(page.indexOf('It was')).toBeLessThan(page.indexOf('We look for the cause.'));
  await endNotices(home);
  expect(await read('/es/status')).not.toContain('Problema conocido');
});

const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

test('announces work, and calls it so while it lasts and something does not work', async () => {
  parts = { database: 'away', mails: 'ok', payments: 'ok' };
  const planned = { at: hours(-48), from: hours(-1), to: hours(1), text: 'Nobody can <sign in>.' };
  await planWork(home, { ...planned, from: hours(24), to: hours(25), text: 'Later' }, new Date());
  await planWork(home, planned, new Date());
  await open();
  const page = await read('/nl/status');
  expect(page).toMatch(/<h1>Aangekondigd werk tot .+<\/h1>/);
  expect(page).toContain('<p>Nobody can &lt;sign in&gt;.</p>');
  expect(page).toContain('<h2>Aangekondigd</h2>');
  expect(page.lastIndexOf('Nobody')).toBeLessThan(page.indexOf('Later'));
  expect(page).toContain('Gepland onderhoud · Werkte niet:');
  await cancelWork(home);
  expect(await read('/nl/status')).toContain('>Het portaal is alleen te lezen</h1>');
});

test('names both days of work that lasts past midnight', async () => {
  const at = hours(0);
  const [from, to] = ['2099-12-06T03:30:00Z', '2099-12-06T04:30:00Z'];
  await planWork(home, { at, from, to, text: 'A new disk.' }, new Date());
  await planWork(home, { at, from: to, to: '2099-12-06T05:00:00Z', text: 'And another.' }, new Date());
  await open();
  const page = await read('/status');
  expect(page).toContain('<strong>Saturday 5 December, 23:30 – Sunday 6 December, 00:30</strong>');
  expect(page).toContain('<strong>Sunday 6 December, 00:30 – 01:00</strong>');
});

test('keeps what works beside work that is announced, until it has ended', async () => {
  await planWork(home, { at: hours(-1), from: hours(-1), to: hours(1), text: 'Search is new.' }, new Date());
  await open();
  const page = await read('/status');
  expect(page).toContain('>Everything works</h1>');
  expect(page).toContain('Search is new.');
  const ended = { at: hours(-3), from: hours(-2), to: hours(-1), text: 'Long ago.' };
  await cancelWork(home);
  await planWork(home, ended, new Date());
  expect(await read('/status')).not.toContain('Long ago.');
});

test('publishes the same as a feed, newest first', async () => {
  parts = { database: 'ok', mails: 'late', payments: 'ok' };
  await planWork(home, { at: hours(-48), from: hours(24), to: hours(25), text: 'A <new> disk' }, new Date());
  await open();
  await addNotice(home, 'We look for the cause.');
  const response = await app.inject('/es/status/feed');
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const titles = [...response.body.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Problema conocido',
    'Lento: Correos',
    expect.stringMatching(/^Anunciado: .+ – .+$/),
  ]);
  expect(response.body).toContain('<content>A &lt;new&gt; disk</content>');
  expect(response.body).toContain(`<link href="${SITE}/es/status"/>`);
  const ids = [...response.body.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
});

test('reports an unknown status before the first check', async () => {
  app = fastify();
  statusRoutes(app, { apiUrl: 'http://127.0.0.1:9', siteUrl: SITE, file: join(home, 'status.json') });
  expect(await read('/status')).toContain('>We cannot tell right now</h1>');
});
