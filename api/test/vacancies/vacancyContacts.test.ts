import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { askContacts } from '../../src/domains/vacancies/contacts/contacts.service.ts';
import { aCompany } from '../support/aVacancy.ts';
import { FULL_VACANCY } from '../support/aFullVacancy.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { aroundNow, chooseHours } from '../support/quietHours.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter', { email: 'owner@contacts.aw' });
});
beforeEach(async () => {
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const CONFIRM = '/vacancy-contacts/confirm';

async function publish(contact_email: string, status = 'open'): Promise<RecruiterVacancy> {
  const body = { ...FULL_VACANCY, screening_questions: [], company_id: companyId, contact_email, status };
  return (
    await portal.call('POST', '/recruiter/vacancy', { token: recruiter.token, body })
  ).json<RecruiterVacancy>();
}

async function applyTo(vacancyId: number): Promise<string[]> {
  const { token } = await signInNew(portal, 'applicant');
  await portal.call('POST', '/applicants', { token, body: {} });
  const last = await lastMail();
  expect((await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body: {} })).statusCode).toBe(
    201,
  );
  const mails = await portal.db
    .selectFrom('mails')
    .select('recipient')
    .where('id', '>', last)
    .where('template', '=', 'new-applicant')
    .orderBy('recipient')
    .execute();
  return mails.map(({ recipient }) => recipient);
}

async function lastMail(): Promise<number> {
  const { id } = await portal.db
    .selectFrom('mails')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

const ask = async () =>
  await askContacts({
    db: portal.db,
    siteUrl: 'https://portal.test',
    secret: portal.app.config.secrets.JWT_SECRET,
  });

async function confirmLink(email: string): Promise<string> {
  const { text } = await newestMail(portal, email);
  return `${CONFIRM}?token=${/token=([\w.-]+)/.exec(text)![1]!}`;
}

const isProven = async ({ id }: RecruiterVacancy) =>
  (await portal.call('GET', `/recruiter/vacancy/${id}`, { token: recruiter.token })).json<RecruiterVacancy>()
    .is_contact_proven;

describe('contact of a vacancy', () => {
  test('is asked when a vacancy from before the links is posted again', async () => {
    const vacancy = await publish('again@hotel.aw');
    await portal.db.deleteFrom('vacancy_contacts').where('email', '=', 'again@hotel.aw').execute();
    const act = async (action: string) =>
      await portal.call('POST', `/recruiter/vacancy/${vacancy.id}/${action}`, {
        token: recruiter.token,
        body: {},
      });
    await act('close');
    expect(await ask()).toBe(0);
    expect((await act('repost')).statusCode).toBe(200);
    expect(await ask()).toBe(1);
  });

  test('gets the names of applicants after its owner has clicked the button of the link', async () => {
    const vacancy = await publish('hr@hotel.aw');
    expect(await applyTo(vacancy.id)).toEqual(['owner@contacts.aw']);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
    const link = await confirmLink('hr@hotel.aw');
    expect((await portal.call('GET', link)).statusCode).toBe(200);
    expect(await applyTo(vacancy.id)).toEqual(['owner@contacts.aw']);
    expect(await isProven(vacancy)).toBe(false);

    for (const _twice of [1, 2]) expect((await portal.call('POST', link)).statusCode).toBe(200);
    expect(await applyTo(vacancy.id)).toEqual(['hr@hotel.aw', 'owner@contacts.aw']);
    expect(await isProven(vacancy)).toBe(true);
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await portal.db
      .updateTable('vacancy_contacts')
      .set({ asked_at: longAgo, confirmed_at: longAgo })
      .execute();
    for (const method of ['GET', 'POST'] as const)
      expect((await portal.call(method, link)).statusCode).toBe(200);
  });

  test('outside of the team is mailed at once, whatever the quiet hours of an account with its address', async () => {
    const vacancy = await publish('night@hotel.aw');
    await ask();
    await portal.call('POST', await confirmLink('night@hotel.aw'));
    const stranger = await signInNew(portal, 'recruiter', { email: 'night@hotel.aw' });
    for (const member of [stranger, recruiter]) await chooseHours(portal, member, aroundNow());
    expect(await applyTo(vacancy.id)).toEqual(['night@hotel.aw']);
    await chooseHours(portal, recruiter, null);
  });

  test('is asked for each company', async () => {
    await publish('hr@two.aw');
    await ask();
    await portal.call('POST', await confirmLink('hr@two.aw'));
    companyId = await aCompany(portal, recruiter.id, 'Another company');
    const vacancy = await publish('hr@two.aw');
    expect(await applyTo(vacancy.id)).toEqual(['owner@contacts.aw']);
  });

  test('is not asked before the vacancy is published', async () => {
    await ask();
    const { id } = await publish('half@typed.aw', 'draft');
    expect(await ask()).toBe(0);
    const body = { contact_email: 'whole@typed.aw', status: 'open' };
    await portal.call('POST', `/recruiter/vacancy/${id}`, { token: recruiter.token, body });
    expect(await ask()).toBe(1);
    await portal.call('POST', `/recruiter/vacancy/${id}`, {
      token: recruiter.token,
      body: { contact_email: 'later@typed.aw' },
    });
    expect(await ask()).toBe(1);
    expect((await newestMail(portal, 'later@typed.aw')).template).toBe('contact-confirm');
  });

  test('needs no link when it is the verified address of a member', async () => {
    const vacancy = await publish('owner@contacts.aw');
    expect(await isProven(vacancy)).toBe(true);
    expect(await applyTo(vacancy.id)).toEqual(['owner@contacts.aw']);
  });

  test('is asked again when the vacancy is saved after the link has expired', async () => {
    const { id } = await publish('slow@hotel.aw');
    const save = async () =>
      await portal.call('POST', `/recruiter/vacancy/${id}`, {
        token: recruiter.token,
        body: { contact_email: 'slow@hotel.aw' },
      });
    await ask();
    const link = await confirmLink('slow@hotel.aw');
    await save();
    expect(await ask()).toBe(0);

    await portal.db
      .updateTable('vacancy_contacts')
      .set({ asked_at: new Date(Date.now() - 31 * 24 * 60 * 60_000) })
      .where('email', '=', 'slow@hotel.aw')
      .execute();
    for (const method of ['GET', 'POST'] as const)
      expect((await portal.call(method, link)).statusCode).toBe(400);
    await save();
    expect(await ask()).toBe(1);
    expect((await portal.call('POST', link)).statusCode).toBe(200);
  });

  test('ends the mails with the link in each of them, and is not asked again', async () => {
    const vacancy = await publish('enough@hotel.aw');
    await ask();
    await portal.call('POST', await confirmLink('enough@hotel.aw'));
    expect(await applyTo(vacancy.id)).toContain('enough@hotel.aw');
    const { text, unsubscribe_url: url } = await newestMail(portal, 'enough@hotel.aw');
    expect(text).toContain(`End these mails: ${url}`);
    expect(text).not.toContain('/recruiter-dashboard/profile');
    const link = new URL(url!).pathname.replace('/api', '') + new URL(url!).search;
    expect((await portal.call('GET', link)).statusCode).toBe(200);
    expect(await applyTo(vacancy.id)).toContain('enough@hotel.aw');
    for (const _twice of [1, 2]) expect((await portal.call('POST', link)).statusCode).toBe(200);
    expect(await applyTo(vacancy.id)).toEqual(['owner@contacts.aw']);
    expect(await isProven(vacancy)).toBe(false);

    await portal.db
      .updateTable('vacancy_contacts')
      .set({ asked_at: new Date(0) })
      .where('email', '=', 'enough@hotel.aw')
      .execute();
    await publish('enough@hotel.aw');
    expect(await ask()).toBe(0);
  });

  test('is not confirmed by a changed or unknown token', async () => {
    await publish('hr@forged.aw');
    await ask();
    const link = await confirmLink('hr@forged.aw');
    const other = Buffer.from('me@evil.aw').toString('base64url');
    for (const forged of [
      `${link}x`,
      `${CONFIRM}?token=x`,
      link.replace(/=(\d+)\.[\w-]+/, (_all, id: string) => `=${id}.${other}`),
    ])
      expect((await portal.call('POST', forged)).statusCode).toBe(400);
  });
});
