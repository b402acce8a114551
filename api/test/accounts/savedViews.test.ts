import type { SavedViews } from '@cpa/shared/contracts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
beforeAll(async () => void (portal = await openTestApp()));
afterAll(async () => await portal.close());
beforeEach(async () => void (recruiter = await signInNew(portal, 'recruiter')));

const save = async (body: object) =>
  await portal.call('PUT', '/recruiter/views', { token: recruiter.token, body });
const view = { list: 'vacancies', name: 'Closing', query: 'tab=closing' };

test('keeps twenty views for each list, and replaces one when there are twenty', async () => {
  for (let count = 1; count <= 20; count += 1) await save({ ...view, name: `View ${count}` });
  const full = await save(view);
  expect(full.statusCode).toBe(409);
  expect(full.json()).toMatchObject({ code: 'too_many_views' });
  expect((await save({ ...view, name: 'View 7', query: 'tab=open' })).statusCode).toBe(200);
  const { views } = (await save({ ...view, list: 'applicants' })).json<SavedViews>();
  expect(views).toHaveLength(21);
  expect(views).toContainEqual(expect.objectContaining({ name: 'View 7', query: 'tab=open' }));
});

test('saves twenty of thirty views that arrive at the same time', async () => {
  const responses = await Promise.all(
    Array.from({ length: 30 }, async (_, count) => await save({ ...view, name: `View ${count}` })),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
});

test('deletes no view of another recruiter', async () => {
  const { views } = (await save(view)).json<SavedViews>();
  const { token } = await signInNew(portal, 'recruiter');
  await portal.call('DELETE', `/recruiter/views/${views[0]!.id}`, { token });
  const kept = await portal.call('GET', '/recruiter/views', { token: recruiter.token });
  expect(kept.json()).toEqual({ views });
});

test('names what is wrong', async () => {
  expect((await save({ ...view, name: '  ' })).json()).toMatchObject({
    errors: { name: [expect.any(String)] },
  });
  expect((await save({ ...view, list: 'orders' })).statusCode).toBe(422);
});
