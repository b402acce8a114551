import type { AccountDeletion, Sessions } from '@cpa/shared/contracts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter', { name: 'Berta Kock' });
});
afterAll(async () => await portal.close());

const ANDROID = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

async function signInOnPhone({ email }: Member) {
  const answer = await portal.call('POST', '/account/login', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': ANDROID },
  });
  return answer.json<{ access_token: string; session_id: string }>();
}
const sessions = async (token: string) =>
  (await portal.call('GET', '/account/sessions', { token })).json<Sessions>().sessions;
const isSignedIn = async (token: string) =>
  (await portal.call('GET', '/recruiter/user/', { token })).statusCode === 200;

describe('sessions', () => {
  test('are listed with device and IP address, the own one first', async () => {
    await signInOnPhone(recruiter);
    const [own, phone] = await sessions(recruiter.token);
    expect(own).toMatchObject({ current: true });
    expect(phone).toMatchObject({ current: false, device: 'Chrome on Android', ip_address: '127.0.0.1' });
  });

  test('end one by one', async () => {
    const phone = await signInOnPhone(recruiter);
    const url = `/account/sessions/${phone.session_id}`;
    const answer = await portal.call('DELETE', url, { token: recruiter.token });
    expect(answer.json<Sessions>().sessions).toHaveLength(1);
    expect(await isSignedIn(phone.access_token)).toBe(false);
    expect((await portal.call('DELETE', url, { token: recruiter.token })).statusCode).toBe(404);
  });

  test('of another account are 404', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    const phone = await signInOnPhone(recruiter);
    const url = `/account/sessions/${phone.session_id}`;
    expect((await portal.call('DELETE', url, { token: stranger.token })).statusCode).toBe(404);
    expect(await isSignedIn(phone.access_token)).toBe(true);
  });

  test('end all except the own one', async () => {
    const phone = await signInOnPhone(recruiter);
    await portal.call('POST', '/account/sessions/end-others', { token: recruiter.token });
    expect(await isSignedIn(phone.access_token)).toBe(false);
    expect(await sessions(recruiter.token)).toHaveLength(1);
  });

  test('are not listed after they expired', async () => {
    const { session_id } = await signInOnPhone(recruiter);
    const before = await sessions(recruiter.token);
    await portal.db
      .updateTable('session_families')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', session_id)
      .execute();
    expect(await sessions(recruiter.token)).toEqual(before.filter(({ id }) => id !== session_id));
    expect(before).toHaveLength(2);
  });

  test('record where they are refreshed', async () => {
    const phone = await portal.call('POST', '/account/login', {
      body: { email: recruiter.email, password: PASSWORD },
    });
    const { refresh_token, session_id } = phone.json<{ refresh_token: string; session_id: string }>();
    await portal.call('POST', '/account/recruiter/refresh', {
      body: { refresh_token },
      headers: { 'user-agent': ANDROID },
    });
    const devices = await sessions(recruiter.token);
    const refreshed = devices.filter(({ device }) => device === 'Chrome on Android');
    expect(refreshed.map(({ id }) => id)).toEqual([session_id]);
    expect(devices).toHaveLength(2);
  });
});

describe('deleting the account of a recruiter', () => {
  const remove = async (password: string) =>
    await portal.call('POST', '/recruiter/user/delete', { token: recruiter.token, body: { password } });
  const preview = async () =>
    (await portal.call('GET', '/recruiter/user/deletion', { token: recruiter.token })).json<AccountDeletion>()
      .companies;
  const statusOf = async (id: number) =>
    (await portal.db.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;

  test('requires the password', async () => {
    const answer = await remove('something else');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty('errors.password');
    expect(await isSignedIn(recruiter.token)).toBe(true);
  });

  test('closes the vacancies of a company that loses its last member', async () => {
    const companyId = await aCompany(portal, recruiter.id, 'Cas di Sabor');
    const vacancyId = await aVacancy(portal, companyId);
    expect(await preview()).toEqual([
      { id: companyId, name: 'Cas di Sabor', open_vacancies: 1, outcome: 'closes', successor: null },
    ]);
    expect((await remove(PASSWORD)).statusCode).toBe(200);
    expect(await statusOf(vacancyId)).toBe('closed');
    expect(await isSignedIn(recruiter.token)).toBe(false);
    const login = await portal.call('POST', '/account/login', {
      body: { email: recruiter.email, password: PASSWORD },
    });
    expect(login.statusCode).toBe(401);
  });

  test('deletes what only members could read of a company that loses its last member', async () => {
    const company_id = await aCompany(portal, recruiter.id);
    const numbers = {
      legal_name: 'Cas di Sabor VBA',
      registration_number: 'H1',
      tax_number: '42',
      whatsapp: '+2975941234',
    };
    await portal.db.updateTable('companies').set(numbers).where('id', '=', company_id).execute();
    const template = { company_id, stage: null, name: 'Parking', text: 'Gate B.' };
    await portal.db.insertInto('message_templates').values(template).execute();
    expect((await remove(PASSWORD)).statusCode).toBe(200);
    const kept = await portal.db
      .selectFrom('companies as c')
      .leftJoin('message_templates as t', 't.company_id', 'c.id')
      .select(['c.legal_name', 'c.registration_number', 'c.tax_number', 'c.whatsapp', 't.id'])
      .where('c.id', '=', company_id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({
      legal_name: null,
      registration_number: null,
      tax_number: null,
      whatsapp: null,
      id: null,
    });
  });

  test('cancels scheduled drafts and invitations of a company that loses its last member', async () => {
    const companyId = await aCompany(portal, recruiter.id);
    const draft = await aVacancy(portal, companyId, {
      status: 'draft',
      published_at: null,
      opens_at: new Date(Date.now() + 60_000),
      scheduled_by: recruiter.id,
    });
    await portal.call('POST', `/recruiter/company/${companyId}/invitations`, {
      token: recruiter.token,
      body: { email: 'guest@example.aw', membership: 'viewer' },
    });
    expect((await remove(PASSWORD)).statusCode).toBe(200);
    const { opens_at } = await portal.db
      .selectFrom('vacancies')
      .select('opens_at')
      .where('id', '=', draft)
      .executeTakeFirstOrThrow();
    expect(opens_at).toBeNull();
    const invitations = await portal.db
      .selectFrom('company_invitations')
      .select('id')
      .where('company_id', '=', companyId)
      .execute();
    expect(invitations).toEqual([]);
  });

  test('hands the company over to the longest-standing verified member', async () => {
    const companyId = await aCompany(portal, recruiter.id);
    const vacancyId = await aVacancy(portal, companyId);
    const member = await signInNew(portal, 'recruiter', { name: 'Rudy Tromp' });
    await aMembership(portal, companyId, member.id, 'recruiter');
    expect(await preview()).toMatchObject([{ outcome: 'handed_over', successor: 'Rudy Tromp' }]);
    await remove(PASSWORD);
    expect(await statusOf(vacancyId)).toBe('open');
    const profile = await portal.call('GET', '/recruiter/user/', { token: member.token });
    expect(profile.json()).toMatchObject({ companies: [{ id: companyId, membership: 'owner' }] });
  });
});
