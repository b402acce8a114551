import type { Problem, Profile } from '@cpa/shared/contracts';
import { insertNotifications } from '../../src/domains/notifications/inbox/inbox.repository.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { letChangesTakeEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

const login = async (email: string, password: string) =>
  await portal.call('POST', '/account/login', { body: { email, password } });

test('lists the companies of a recruiter with their logos', async () => {
  const { id, token } = await signInNew(portal, 'recruiter');
  const company = await portal.db
    .insertInto('companies')
    .values({ slug: 'dushi', name: 'Dushi Resort', logo: '/api/logos/dushi.svg' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('memberships')
    .values({ company_id: company.id, account_id: id, membership: 'owner' })
    .execute();
  const profile = (await portal.call('GET', '/recruiter/user', { token })).json<Profile>();
  expect(profile.companies).toEqual([
    {
      id: company.id,
      name: 'Dushi Resort',
      slug: 'dushi',
      logo: '/api/logos/dushi.svg',
      membership: 'owner',
    },
  ]);
});

test('states how many notifications are unread', async () => {
  const { id, token } = await signInNew(portal, 'applicant');
  const waiting = async () =>
    (await portal.call('GET', '/recruiter/user/', { token })).json<Profile>().waiting;
  expect(await waiting()).toEqual({ unread: 0, is_awaited: false });
  for (const target of [1, 2])
    await insertNotifications(portal.db, [id], { kind: 'application-status', target, data: {} });
  expect(await waiting()).toEqual({ unread: 2, is_awaited: false });
});

test('states the counts of the navigation to a recruiter with one company', async () => {
  const { id, token } = await signInNew(portal, 'recruiter');
  const counts = async () =>
    (await portal.call('GET', '/recruiter/user/', { token })).json<Profile>().waiting?.counts;
  expect(await counts()).toBeUndefined();
  const vacancy = await aVacancy(portal, await aCompany(portal, id));
  await anApplication(portal, await anApplicant(portal), vacancy, {});
  expect(await counts()).toEqual({ members: 1, vacancies: 1, new_applicants: 1 });
  await portal.db.updateTable('accounts').set({ verified_at: null }).where('id', '=', id).execute();
  expect(await counts()).toEqual({ members: 1, vacancies: 1, new_applicants: 0 });
  await aCompany(portal, id, 'Kas di Sabor');
  expect(await counts()).toBeUndefined();
});

test('states that a company waits for the applicant once an offer is visible', async () => {
  const recruiter = await signInNew(portal, 'recruiter');
  const applicant = await anApplicant(portal);
  const vacancy = await aVacancy(portal, await aCompany(portal, recruiter.id));
  await anApplication(portal, applicant, vacancy, {});
  const isAwaited = async () =>
    (await portal.call('GET', '/recruiter/user/', { token: applicant.token })).json<Profile>().waiting
      ?.is_awaited;
  const path = `/recruiter/vacancy/${vacancy}/applicants/${applicant.applicantId}/status`;
  await portal.call('POST', path, { token: recruiter.token, body: { status: 'offer' } });
  expect(await isAwaited()).toBe(false);
  await letChangesTakeEffect(portal);
  expect(await isAwaited()).toBe(true);
});

test('changes the name', async () => {
  const { token } = await signInNew(portal, 'applicant');
  const response = await portal.call('PUT', '/recruiter/user/', { token, body: { name: 'Ana Maria' } });
  expect(response.json<Profile>().name).toBe('Ana Maria');
});

test('changes the password with the old one and ends all other sessions', async () => {
  const { email, token } = await signInNew(portal, 'recruiter');
  const elsewhere = (await login(email, PASSWORD)).json<{ access_token: string }>().access_token;
  const change = async (current_password: string) =>
    await portal.call('PUT', '/recruiter/user/', {
      token,
      body: { current_password, new_password: 'tambe-bon-2027' },
    });

  const refused = await change('not this one');
  expect(refused.statusCode).toBe(422);
  expect(refused.json<Problem>().errors).toHaveProperty('current_password');
  expect((await change(PASSWORD)).statusCode).toBe(200);

  expect((await login(email, PASSWORD)).statusCode).toBe(401);
  const mails = await portal.db
    .selectFrom('mails')
    .select('template')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toContainEqual({ template: 'password-changed' });
  expect((await login(email, 'tambe-bon-2027')).statusCode).toBe(200);
  expect((await portal.call('GET', '/recruiter/user/', { token })).statusCode).toBe(200);
  expect((await portal.call('GET', '/recruiter/user/', { token: elsewhere })).statusCode).toBe(401);
});

test('rejects role, verification and id in the body', async () => {
  const { token } = await signInNew(portal, 'recruiter');
  const response = await portal.call('PUT', '/recruiter/user/', {
    token,
    body: { role: 'applicant', verified: true, id: 1 },
  });
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json<Problem>().errors!).toSorted()).toEqual(['id', 'role', 'verified']);
});
