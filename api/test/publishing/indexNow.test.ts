import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Post } from '@cpa/shared/contracts';
import {
  submitChangedPages,
  submitChangedPosts,
} from '../../src/domains/publishing/indexnow/indexNow.service.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

const KEY = 'c0ffee00c0ffee00';
const SITE = 'http://localhost:3000';

/** Simulator of a search engine: accepts a submission only with the key of the site. */
let engine: Server;
let submissions: { host: string; key: string; keyLocation: string; urlList: string[] }[];
/** Runs before the engine responds. */
let beforeResponse: () => Promise<unknown>;
let status: number;
let portal: TestApp;
let companyId: number;

beforeAll(async () => {
  engine = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => {
    engine.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`;
  portal = await openTestApp({ INDEXNOW_KEY: KEY, INDEXNOW_URL: url });
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
});
afterAll(async () => {
  await portal.close();
  engine.close();
});
beforeEach(async () => {
  submissions = [];
  status = 200;
  beforeResponse = async () => undefined;
  await portal.pool.query('delete from changed_pages');
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const submission = (await json(request)) as (typeof submissions)[number];
  const isOwner =
    (await portal.call('GET', new URL(submission.keyLocation).pathname)).body === submission.key;
  await beforeResponse();
  if (isOwner && status === 200) submissions.push(submission);
  response.writeHead(isOwner ? status : 403).end();
}

const run = async () => await submitChangedPages(portal.db, portal.app.config);
const submitted = () => submissions.flatMap(({ urlList }) => urlList);
const urlOf = (id: number) => `${SITE}/vacancies/${id}`;

test('submits a vacancy when it is published, changed, closed and deleted', async () => {
  const id = await aVacancy(portal, companyId, { status: 'draft' });
  expect(await run()).toBe(0);
  for (const change of [
    `update vacancies set status = 'open' where id = $1`,
    `update vacancies set title = 'Sous Chef' where id = $1`,
    `update vacancies set status = 'closed' where id = $1`,
    `delete from vacancies where id = $1`,
  ]) {
    submissions = [];
    await portal.pool.query(change, [id]);
    expect(await run()).toBe(1);
    expect(submitted()).toEqual([urlOf(id)]);
  }
  expect(submissions[0]).toMatchObject({
    host: 'localhost:3000',
    key: KEY,
    keyLocation: `${SITE}/indexnow-key.txt`,
  });
  expect(await run()).toBe(0);
});

test('submits the URLs of the languages that a vacancy has texts in', async () => {
  const id = await aVacancy(portal, companyId);
  await run();
  expect(submitted()).toContain(`${SITE}/vacancies/${id}`);
  await portal.pool.query("update vacancies set guessed_language = 'nl' where id = $1", [id]);
  submissions = [];
  const texts = { title: 'Coki', description: 'Bo ta cushina.', requirements: '', benefits: '' };
  await portal.pool.query('update vacancies set translations = $2 where id = $1', [
    id,
    JSON.stringify({ pap: texts }),
  ]);
  expect(await run()).toBe(2);
  expect(submitted()).toEqual([`${SITE}/nl/vacancies/${id}`, `${SITE}/pap/vacancies/${id}`]);
  await portal.pool.query('delete from vacancies where id = $1', [id]);
});

test('submits a public company when it changes and when it becomes public', async () => {
  const change = async (sql: string) => await portal.pool.query(sql, [companyId]);
  const setVerified = async (value: string) =>
    await change(
      `update accounts set verified_at = ${value} where id in (select account_id from memberships where company_id = $1)`,
    );
  await change(`update companies set name = 'Renamed' where id = $1`);
  expect(await run()).toBe(1);
  expect(submitted()).toEqual([`${SITE}/companies/${companyId}`]);
  await setVerified('null');
  expect(await run()).toBe(0);
  await setVerified('now()');
  expect(await run()).toBe(1);
  await change(`update companies set updated_at = now() where id = $1`);
  expect(await run()).toBe(0);
});

test('does not submit views or changes of a draft', async () => {
  const [open, draft] = [
    await aVacancy(portal, companyId),
    await aVacancy(portal, companyId, { status: 'draft' }),
  ];
  await run();
  submissions = [];
  await portal.call('GET', `/vacancies/${open}`);
  await portal.pool.query(`update vacancies set title = 'Cook' where id = $1`, [draft]);
  expect(await run()).toBe(0);
});

test('submits again after a failed request', async () => {
  const id = await aVacancy(portal, companyId);
  status = 429;
  await expect(run()).rejects.toThrow('429');
  status = 200;
  expect(await run()).toBe(1);
  expect(submitted()).toEqual([urlOf(id)]);
});

test('does not lose a change that is made during the request', async () => {
  const id = await aVacancy(portal, companyId);
  beforeResponse = async () =>
    await portal.pool.query(`update vacancies set title = 'Grill Cook' where id = $1`, [id]);
  await run();
  beforeResponse = async () => undefined;
  expect(await run()).toBe(1);
});

test('submits a post when it is published, changed and deleted', async () => {
  const post: Post = {
    slug: 'cv-on-one-page',
    language: 'en',
    languages: ['en'],
    title: 'A CV on one page',
    summary: 'Short.',
    author: 'Ana',
    published_at: '2026-11-02T04:00:00.000Z',
    reading_minutes: 1,
    body: 'Write less.',
  };
  const submit = async (...posts: Post[]) => {
    submissions = [];
    await submitChangedPosts(portal.db, portal.app.config, posts);
    return submitted();
  };
  const url = `${SITE}/blog/${post.slug}`;
  status = 429;
  await expect(submit(post)).rejects.toThrow('429');
  status = 200;
  expect(await submit(post)).toEqual([url]);
  expect(await submit(post)).toEqual([]);
  const changed = { ...post, body: 'Write less, and show it.' };
  expect(await submit(changed, { ...post, slug: 'second' })).toEqual([url, `${SITE}/blog/second`]);
  const gone = await submit({ ...post, slug: 'second' });
  expect(gone).toEqual(['', '/pap', '/nl', '/es'].map((prefix) => `${SITE}${prefix}/blog/${post.slug}`));
  expect(await submit({ ...post, slug: 'second' })).toEqual([]);
  const dutch: Post = { ...post, slug: 'second', language: 'nl', body: 'Schrijf minder.' };
  expect(await submit({ ...post, slug: 'second' }, dutch)).toEqual([
    `${SITE}/blog/second`,
    `${SITE}/nl/blog/second`,
  ]);
});

test('sends nothing and has no key file without INDEXNOW_KEY', async () => {
  await aVacancy(portal, companyId);
  expect(await submitChangedPages(portal.db, { ...portal.app.config, indexNow: undefined })).toBe(0);
  expect(await submitChangedPosts(portal.db, { ...portal.app.config, indexNow: undefined }, [])).toBe(0);
  expect(submissions).toEqual([]);
  expect(await run()).toBe(0);
  const other = await openTestApp();
  expect((await other.call('GET', '/indexnow-key.txt')).statusCode).toBe(404);
  await other.close();
});
