import { letChangesTakeEffect } from '../support/statusChanges.ts';
import type { AllApplicants, Applicant, ApplicantApplication, ApplicantReview } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { runRetention } from '../../src/domains/applicants/retention/retention.service.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { operatorOn } from '../support/operator.ts';
import { registerAndSignIn, type Member } from '../support/signIn.ts';

const DAY = 86_400_000;

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeEach(async () => {
  portal = await openTestApp();
  recruiter = await registerAndSignIn(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
});
afterEach(async () => await portal.close());

const inDays = (days: number) => runRetention(portal.db, new Date(Date.now() + days * DAY));

/** Creates an application with every field set and the given status. */
async function anApplication(status: string, keep_in_mind = false) {
  const { token } = await registerAndSignIn(portal, 'applicant', { name: 'Rudina Quandt' });
  const profile = await portal.call('POST', '/applicants', { token, body: { about: 'whelkpie' } });
  const applicantId = profile.json<Applicant>().id;
  const vacancyId = await aVacancy(portal, companyId);
  const body = {
    cover_letter: 'periwinkle',
    answers: [{ question_id: 'q', answer: 'limpet' }],
    keep_in_mind,
  };
  const applied = await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body });
  const tell = async (update: object) =>
    await portal.call('POST', `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status`, {
      token: recruiter.token,
      body: update,
    });
  await tell({ status: 'shortlisted', recruiter_note: 'between us', should_notify: false });
  await letChangesTakeEffect(portal);
  await tell({ status, recruiter_note: 'dear Rudina', should_notify: true });
  await letChangesTakeEffect(portal);
  const { id } = applied.json<{ id: number }>();
  const note = { token: recruiter.token, body: { text: 'seems nice' } };
  expect((await portal.call('POST', `/recruiter/applicants/${id}/notes`, note)).statusCode).toBe(201);
  await portal.db
    .insertInto('application_messages')
    .values({ application_id: id, side: 'applicant', account_id: null, key: 'a', text: 'whelkpie' })
    .execute();
  await portal.db.updateTable('applications').set({ private_notes: 'nice', recruiter_rating: 4 }).execute();
  return { id, token };
}

const review = async (id: number) =>
  (
    await portal.call('GET', `/recruiter/applicants/${id}`, { token: recruiter.token })
  ).json<ApplicantReview>();

test('clears an application four weeks after its rejection', async () => {
  const { id, token } = await anApplication('rejected');
  expect((await inDays(27)).applications).toBe(0);
  expect((await review(id)).cover_letter).toBe('periwinkle');
  expect((await inDays(29)).applications).toBe(1);
  expect((await inDays(30)).applications).toBe(0);
  const seen = await review(id);
  expect(seen).toMatchObject({
    id,
    status: 'rejected',
    name: null,
    email: null,
    about: '',
    cover_letter: '',
    answers: [],
  });
  expect(JSON.stringify(seen)).not.toMatch(/Rudina Q|whelkpie|periwinkle|limpet|nice|between us/);
  const messages = await portal.call('GET', `/recruiter/applicants/${id}/messages`, {
    token: recruiter.token,
  });
  expect(messages.json()).toEqual({ messages: [], closed: 'ended', is_muted: false });
  const list = await portal.call('GET', '/recruiter/applicants', { token: recruiter.token });
  expect(list.json<AllApplicants>().applicants).toMatchObject([
    { id, name: null, rating: null, notes_count: 0 },
  ]);

  const own = await portal.call('GET', '/applicant/applications', { token });
  expect(own.json<ApplicantApplication[]>()[0]).toMatchObject({
    status: 'rejected',
    history: [
      { status: 'new' },
      { status: 'shortlisted', note: null },
      { status: 'rejected', note: 'dear Rudina' },
    ],
  });
});

test('keeps applications with consent and those not rejected', async () => {
  await anApplication('rejected', true);
  await anApplication('interview');
  expect((await inDays(100)).applications).toBe(0);
});

test('clears every application a year after the vacancy ended', async () => {
  const { id } = await anApplication('interview', true);
  expect((await inDays(400)).applications).toBe(0);
  await portal.db.updateTable('vacancies').set({ status: 'closed', updated_at: new Date() }).execute();
  expect((await inDays(364)).applications).toBe(0);
  expect((await inDays(366)).applications).toBe(1);
  expect((await review(id)).name).toBeNull();
});

test('waits for an interview that is still to come', async () => {
  const { id } = await anApplication('interview');
  await portal.db.updateTable('vacancies').set({ status: 'expired', updated_at: new Date() }).execute();
  const times = (days: number) => ({
    starts_at: new Date(Date.now() + days * DAY),
    ends_at: new Date(Date.now() + (days + 0.1) * DAY),
  });
  const { id: interview } = await portal.db
    .insertInto('interviews')
    .values({ application_id: id, status: 'confirmed', minutes: 45, place: 'Caya 14', ...times(2) })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await inDays(366)).applications).toBe(0);
  const proposed = { status: 'proposed', starts_at: null, ends_at: null } as const;
  await portal.db.updateTable('interviews').set(proposed).execute();
  await portal.db
    .insertInto('interview_slots')
    .values({ interview_id: interview, starts_at: times(2).starts_at })
    .execute();
  expect((await inDays(366)).applications).toBe(0);
  await portal.db
    .updateTable('interview_slots')
    .set({ starts_at: times(-2).starts_at })
    .execute();
  expect((await inDays(366)).applications).toBe(1);
});

const LATER = {
  status: 'rejected',
  by_account_id: null,
  note: null,
  at: sql<Date>`now() + interval '20 days'`,
} as const;

test('counts four weeks from the latest rejection', async () => {
  const { id } = await anApplication('rejected');
  await portal.db
    .updateTable('application_history')
    .set({ at: sql<Date>`now() - interval '30 days'` })
    .where('application_id', '=', id)
    .execute();
  await portal.db
    .insertInto('application_history')
    .values([
      { application_id: id, status: 'rejected', by_account_id: null, note: null },
      // Neither took effect.
      { ...LATER, application_id: id, undone_at: sql<Date>`now()` },
      { ...LATER, application_id: id, superseded_at: sql<Date>`now()` },
    ])
    .execute();
  expect((await inDays(0)).applications).toBe(0);
  expect((await inDays(29)).applications).toBe(1);
});

test('deletes sent mails after ninety days, their links after a week, and no queued mail', async () => {
  const mail = { recipient: 'a@example.aw', template: 't', subject: 'S', html: 'h', text: 't' };
  const sent_at = new Date();
  await portal.db.deleteFrom('mails').execute();
  await portal.db
    .insertInto('mails')
    .values([
      { ...mail, sent_at },
      { ...mail, sent_at, holds_secret: true },
      { ...mail, given_up_at: sent_at, holds_secret: true },
      { ...mail, holds_secret: true },
    ])
    .execute();
  expect(await inDays(6)).toMatchObject({ mails: 0, mail_texts: 0 });
  expect(await inDays(8)).toMatchObject({ mails: 0, mail_texts: 2 });
  const texts = await portal.db.selectFrom('mails').select('text').orderBy('id').execute();
  expect(texts.map(({ text }) => text)).toEqual(['t', '', '', 't']);
  expect(await inDays(91)).toMatchObject({ mails: 3 });
  expect(await portal.db.selectFrom('mails').select('id').execute()).toHaveLength(1);
});

test('a dry run reports the same counts and changes nothing', async () => {
  const { id } = await anApplication('rejected');
  const longAgo = new Date(Date.now() - 100 * DAY);
  await portal.db.updateTable('mails').set({ sent_at: longAgo }).execute();
  await portal.db.updateTable('application_history').set({ at: longAgo }).execute();
  const operator = operatorOn(portal, portal.app.config.portalHome);
  const run = async (...options: string[]) =>
    JSON.parse((await operator('retention', 'run', '--json', ...options)).out) as { would?: object };
  const { would: counts } = await run('--dry-run');
  expect(counts).toMatchObject({ applications: 1, mails: 5 });
  expect((await review(id)).cover_letter).toBe('periwinkle');
  expect(await run()).toEqual(counts);
});
