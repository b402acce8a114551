import {
  type Cv,
  type CvList,
  type CvShare,
  type CvSummary,
  DEFAULT_CV_SETTINGS,
  MOST_CVS,
  type SharedCv,
  type StoredCv,
} from '@cpa/shared/contracts';
import { markVerified } from '../../src/domains/accounts/accounts.repository.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let person: Member;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  person = await signInNew(portal, 'applicant');
});

const cv = (name: string): Cv => ({
  resume: { basics: { name }, work: [{ name: 'Ñapa', startDate: '2020', 'x-own': [1] }] },
  settings: DEFAULT_CV_SETTINGS,
});
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object, who = person) =>
  await portal.call(method, `/applicant/me/cvs${path}`, { token: who.token, ...(body && { body }) });
const add = async (name = 'Kitchen') => (await call('POST', '', { name, cv: cv(name) })).json<CvSummary>();
const list = async () => (await call('GET')).json<CvList>().cvs;
const shared = async (token: string) => await portal.call('GET', `/cvs/shared?token=${token}`);

test('stores a CV with keys that we do not know, and lists the last changed first', async () => {
  const kitchen = await add('Kitchen');
  await add('Hotel');
  expect((await list()).map(({ name }) => name)).toEqual(['Hotel', 'Kitchen']);
  const stored = (await call('GET', `/${kitchen.id}`)).json<StoredCv>();
  expect(stored).toMatchObject({ name: 'Kitchen', version: 1, template: 'plain', shared_at: null });
  expect(stored.cv).toEqual(cv('Kitchen'));
  const saved = await call('PUT', `/${kitchen.id}`, { cv: cv('Chef'), version: 1 });
  expect(saved.json()).toMatchObject({ version: 2 });
  expect((await list())[0]).toMatchObject({ id: kitchen.id, version: 2 });
});

test('returns 409 for an older version and changes nothing', async () => {
  const { id } = await add();
  await call('PUT', `/${id}`, { cv: cv('First'), version: 1 });
  const late = await call('PUT', `/${id}`, { cv: cv('Second'), version: 1 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'cv_changed' });
  expect((await call('GET', `/${id}`)).json<StoredCv>().cv.resume.basics?.name).toBe('First');
});

test('accepts one of two saves that arrive at the same time', async () => {
  const { id } = await add();
  const both = await Promise.all(
    ['A', 'B'].map(async (name) => await call('PUT', `/${id}`, { cv: cv(name), version: 1 })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('renames, duplicates and deletes a CV', async () => {
  const { id } = await add();
  expect((await call('PUT', `/${id}/name`, { name: 'Chef' })).json()).toMatchObject({
    name: 'Chef',
    version: 1,
  });
  await call('POST', `/${id}/share`);
  const copy = (await call('POST', `/${id}/duplicate`)).json<CvSummary>();
  expect(copy).toMatchObject({ name: 'Chef (copy)', version: 1, shared_at: null });
  expect((await call('GET', `/${copy.id}`)).json<StoredCv>().cv).toEqual(cv('Kitchen'));
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
  expect((await call('GET', `/${id}`)).statusCode).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('rejects a CV over the limit, also when two are added at the same time', async () => {
  for (let count = 1; count < MOST_CVS; count += 1) await add(`CV ${count}`);
  const both = await Promise.all(
    [1, 2].map(async () => await call('POST', '', { name: 'Last', cv: cv('x') })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await list()).toHaveLength(MOST_CVS);
});

test.each([
  ['an unknown key', { name: 'x', cv: cv('x'), id: 7 }],
  [
    'an unknown template',
    { name: 'x', cv: { ...cv('x'), settings: { ...DEFAULT_CV_SETTINGS, template: 'x' } } },
  ],
  ['a NUL character', { name: 'x', cv: cv('a\u0000b') }],
  [
    'a NUL character in a key that we do not know',
    { name: 'x', cv: { ...cv('x'), resume: { own: '\u0000' } } },
  ],
  ['a lone surrogate', { name: 'x', cv: cv('a\ud800b') }],
  ['an empty name', { name: ' ', cv: cv('x') }],
])('rejects %s with 422', async (_title, body) => {
  expect((await call('POST', '', body)).statusCode).toBe(422);
});

test('shows a shared CV to everyone until the link is replaced or revoked', async () => {
  const { id } = await add();
  const first = (await call('POST', `/${id}/share`)).json<CvShare>();
  const page = await shared(first.token);
  const { basics, work } = cv('Kitchen').resume;
  const [{ 'x-own': _extra, ...job }] = work as [Record<string, unknown>];
  expect(page.json<SharedCv>().cv.resume).toEqual({ basics, work: [job] });
  expect(page.json()).not.toHaveProperty('id');
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  const second = (await call('POST', `/${id}/share`)).json<CvShare>();
  expect((await shared(first.token)).statusCode).toBe(404);
  expect((await shared(second.token)).statusCode).toBe(200);
  expect((await list())[0]?.shared_at).toBe(second.shared_at);
  await call('DELETE', `/${id}/share`);
  expect((await shared(second.token)).statusCode).toBe(404);
  expect((await list())[0]?.shared_at).toBeNull();
});

test('shares a CV without the content of its hidden sections', async () => {
  const hiding: Cv = {
    resume: {
      basics: { name: 'Ana', summary: 'Hidden summary' },
      work: [{ name: 'Ñapa' }],
      references: [{ name: 'Hidden referee' }],
    },
    settings: { ...DEFAULT_CV_SETTINGS, hiddenSections: ['summary', 'references', 'awards'] },
  };
  const { id } = (await call('POST', '', { name: 'Ana', cv: hiding })).json<CvSummary>();
  const { token } = (await call('POST', `/${id}/share`)).json<CvShare>();
  expect((await shared(token)).json<SharedCv>().cv).toEqual({
    resume: { basics: { name: 'Ana' }, work: [{ name: 'Ñapa' }] },
    settings: hiding.settings,
  });
  expect((await call('GET', `/${id}`)).json<StoredCv>().cv).toEqual(hiding);
});

test('stores only the hash of a link and audits it', async () => {
  const { id } = await add();
  const { token } = (await call('POST', `/${id}/share`)).json<CvShare>();
  const row = await portal.db.selectFrom('cvs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(token);
  await call('DELETE', `/${id}/share`);
  const entries = await portal.db
    .selectFrom('audit_entries')
    .select(['action', 'subject'])
    .where('account_id', '=', person.id)
    .where('action', 'like', 'cv.%')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'cv.shared', subject: String(id) },
    { action: 'cv.share_revoked', subject: String(id) },
  ]);
});

test('ends the link of an erased account', async () => {
  const { id } = await add();
  const { token } = (await call('POST', `/${id}/share`)).json<CvShare>();
  await portal.call('DELETE', '/applicant/me/data', {
    token: person.token,
    body: { password: PASSWORD },
  });
  expect((await shared(token)).statusCode).toBe(404);
});

test('ends a link after 90 days and renews it with the same URL', async () => {
  const { id } = await add();
  const { token, share_expires_at } = (await call('POST', `/${id}/share`)).json<CvShare>();
  expect((Date.parse(share_expires_at) - Date.now()) / 86_400_000).toBeCloseTo(90, 1);
  const age = async (days: number) =>
    await portal.db
      .updateTable('cvs')
      .set({ shared_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute();
  await portal.db
    .updateTable('accounts')
    .set({ verified_at: new Date('2025-01-01') })
    .where('id', '=', person.id)
    .execute();
  await age(89.9);
  expect((await shared(token)).statusCode).toBe(200);
  await age(90.1);
  expect((await shared(token)).statusCode).toBe(404);
  expect(Date.parse((await list())[0]!.share_expires_at!)).toBeLessThan(Date.now());
  expect((await call('PUT', `/${id}/share`)).statusCode).toBe(200);
  expect((await shared(token)).statusCode).toBe(200);
  await call('DELETE', `/${id}/share`);
  expect((await call('PUT', `/${id}/share`)).statusCode).toBe(404);
});

test('ends a link while its owner is banned', async () => {
  const { id } = await add();
  const { token } = (await call('POST', `/${id}/share`)).json<CvShare>();
  const ban = async (banned_at: Date | null) =>
    await portal.db.updateTable('accounts').set({ banned_at }).where('id', '=', person.id).execute();
  await ban(new Date());
  expect((await shared(token)).statusCode).toBe(404);
  await ban(null);
  expect((await shared(token)).statusCode).toBe(200);
});

test('ends a link from before the first proof of the e-mail address, and does not renew it', async () => {
  person = await signInNew(portal, 'applicant', { isVerified: false });
  const { id } = await add();
  const before = (await call('POST', `/${id}/share`)).json<CvShare>();
  expect((await shared(before.token)).statusCode).toBe(200);
  await markVerified(portal.db, person.id);
  expect((await shared(before.token)).statusCode).toBe(404);
  expect((await list())[0]).toMatchObject({ shared_at: null, share_expires_at: null });
  expect((await call('PUT', `/${id}/share`)).statusCode).toBe(404);
  const after = (await call('POST', `/${id}/share`)).json<CvShare>();
  expect((await shared(after.token)).statusCode).toBe(200);
});

test('hides the CVs of other applicants', async () => {
  const { id } = await add();
  const other = await signInNew(portal, 'applicant');
  const answers = [
    await call('GET', `/${id}`, undefined, other),
    await call('PUT', `/${id}`, { cv: cv('x'), version: 1 }, other),
    await call('POST', `/${id}/duplicate`, undefined, other),
    await call('POST', `/${id}/share`, undefined, other),
    await call('PUT', `/${id}/share`, undefined, other),
    await call('DELETE', `/${id}/share`, undefined, other),
    await call('DELETE', `/${id}`, undefined, other),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect(await list()).toHaveLength(1);
});
