import type { Applicant, Problem, Profile } from '@cpa/shared/contracts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

const experience = [{ title: 'Cook', company: 'Zeerover', from: '2020-01', to: null, description: 'Fish.' }];

test('creates a profile once, with the name of the account', async () => {
  const { token } = await signInNew(portal, 'applicant', { name: 'Rudy Tromp' });
  expect((await portal.call('GET', '/applicant/me', { token })).statusCode).toBe(404);
  const created = await portal.call('POST', '/applicants', { token, body: { headline: 'Cook' } });
  expect(created.statusCode).toBe(201);
  expect(created.json<Applicant>()).toMatchObject({ name: 'Rudy Tromp', headline: 'Cook', resumes: [] });
  const again = await portal.call('POST', '/applicants', { token, body: { headline: 'Other' } });
  expect(again.statusCode).toBe(200);
  expect(again.json<Applicant>()).toEqual(created.json());
});

test('creates one profile when two tabs submit at once', async () => {
  const { token } = await signInNew(portal, 'applicant');
  const answers = await Promise.all(
    [1, 2, 3].map(async () => await portal.call('POST', '/applicants', { token, body: {} })),
  );
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '200', '201']);
  expect(new Set(answers.map((answer) => answer.json<Applicant>().id)).size).toBe(1);
});

test('updates the given fields and keeps the others', async () => {
  const { token } = await signInNew(portal, 'applicant');
  await portal.call('POST', '/applicants', { token, body: { headline: 'Cook', phone: '+2975601234' } });
  const body = {
    name: 'Rudy Croes',
    district_id: 401,
    skills: ['grill'],
    languages: [{ language_id: 301, level: 'native' }],
    experience,
  };
  const changed = await portal.call('POST', '/applicant/me', { token, body });
  expect(changed.statusCode).toBe(200);
  expect(changed.json<Applicant>()).toMatchObject({
    ...body,
    headline: 'Cook',
    phone: '+2975601234',
    district: { id: 401, name: 'Noord/Tanki Leendert' },
  });
  const profile = (await portal.call('GET', '/recruiter/user/', { token })).json<Profile>();
  expect(profile).toMatchObject({ name: 'Rudy Croes', applicant_id: changed.json<Applicant>().id });
});

test('rejects an id from another option list', async () => {
  const { token } = await signInNew(portal, 'applicant');
  await portal.call('POST', '/applicants', { token, body: {} });
  const answer = await portal.call('POST', '/applicant/me', { token, body: { district_id: 1 } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Problem>().errors).toEqual({
    district_id: ['This is not an option of the list. Choose one from the list.'],
  });
});

test('names a nested invalid field by its path', async () => {
  const { token } = await signInNew(portal, 'applicant');
  const body = { experience: [{ ...experience[0], from: 'long ago' }] };
  const answer = await portal.call('POST', '/applicants', { token, body });
  expect(answer.json<Problem>().errors).toEqual({
    'experience.0.from': ['This has the wrong format. Check it and try again.'],
  });
});
