import type {
  AllApplicants,
  AnnotationsEvent,
  ApplicantApplication,
  ApplicantReview,
  Applied,
  OwnVacancies,
} from '@cpa/shared/contracts';
import { aReceivedApplication, changeStatus } from '../support/aReceivedApplication.ts';
import { aMembership } from '../support/aVacancy.ts';
import { letChangesTakeEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let stranger: Member;
let applicant: Member;
let companyId: number;
let vacancyId: number;
let application: Applied;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  const profile = { name: 'Rudy Tromp', headline: 'Cook' };
  const received = await aReceivedApplication(portal, profile);
  ({ recruiter, stranger, companyId, vacancyId, applicant, application } = received);
});
afterAll(async () => await portal.close());

const open = async ({ token }: Member) =>
  await portal.call('GET', `/recruiter/applicants/${application.id}`, { token });
const setStatus = async (who: Member, body: object) =>
  await changeStatus(portal, who, { vacancyId, application }, body);
const ownView = async () =>
  (await portal.call('GET', '/applicant/applications', { token: applicant.token })).json<
    ApplicantApplication[]
  >()[0]!;

test('a recruiter sees applicants of own companies only', async () => {
  await portal.pool.query("update vacancies set text_language = 'nl' where id = $1", [vacancyId]);
  const own = await portal.call('GET', '/recruiter/applicants', { token: recruiter.token });
  expect(own.json<AllApplicants>().applicants).toMatchObject([
    {
      id: application.id,
      vacancy_id: vacancyId,
      vacancy_title: 'Line Cook',
      vacancy_language: 'nl',
      name: 'Rudy Tromp',
      status: 'new',
    },
  ]);
  const others = await portal.call('GET', '/recruiter/applicants', { token: stranger.token });
  expect(others.json<AllApplicants>().applicants).toEqual([]);
});

test('an application stays new while only a viewer has opened it', async () => {
  const viewer = await signInNew(portal, 'recruiter');
  await aMembership(portal, companyId, viewer.id, 'viewer');
  expect((await open(viewer)).json<ApplicantReview>().status).toBe('new');
  expect((await ownView()).status).toBe('new');
  await open(recruiter);
  expect((await ownView()).status).toBe('viewed');
});

test('returns 404 for vacancies, applicants and statuses of another company', async () => {
  const list = await portal.call('GET', `/recruiter/vacancy/${vacancyId}/applicants`, {
    token: stranger.token,
  });
  expect([list.statusCode, (await open(stranger)).statusCode]).toEqual([404, 404]);
  expect((await setStatus(stranger, { status: 'hired' })).statusCode).toBe(404);
  expect((await ownView()).status).toBe('new');
});

test('opening a new application sets it to viewed once', async () => {
  // As many as there are connections, so that they really overlap.
  const answers = await Promise.all(Array.from({ length: 10 }, async () => await open(recruiter)));
  expect(answers.every((answer) => answer.json<ApplicantReview>().status === 'viewed')).toBe(true);
  const review = (await open(recruiter)).json<ApplicantReview>();
  expect(review).toMatchObject({ email: applicant.email, headline: 'Cook' });
  expect(review.history).toMatchObject([
    { status: 'new', by: 'Rudy Tromp' },
    { status: 'viewed', by: 'Berta', notified: false },
  ]);
});

test('a note reaches the applicant only when the recruiter chooses to notify', async () => {
  const quiet = await setStatus(recruiter, { status: 'shortlisted', recruiter_note: 'Good hands' });
  expect(quiet.json()).toMatchObject({
    message: 'Application status updated',
    current_status: 'shortlisted',
  });
  await letChangesTakeEffect(portal);
  const told = await setStatus(recruiter, {
    status: 'interview',
    should_notify: true,
    recruiter_note: 'Monday at ten?',
  });
  expect(told.json()).toMatchObject({ current_status: 'interview' });
  await letChangesTakeEffect(portal);

  const own = await ownView();
  expect(own.status).toBe('interview');
  expect(own.history.map(({ status, note }) => [status, note])).toEqual([
    ['new', null],
    ['shortlisted', null],
    ['interview', 'Monday at ten?'],
  ]);
  const mails = await portal.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', applicant.email)
    .where('template', '=', 'status-changed')
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('would like to meet you for an interview');
  expect(mails[0]!.text).toContain('Monday at ten?');
});

test('allows any status change except to withdrawn and rejects unknown statuses', async () => {
  for (const status of ['hired', 'new', 'rejected', 'offer']) {
    expect((await setStatus(recruiter, { status })).json()).toMatchObject({ current_status: status });
  }
  for (const status of ['promoted', 'withdrawn']) {
    expect((await setStatus(recruiter, { status })).statusCode).toBe(422);
  }
});

test('an erased applicant has no name in the list', async () => {
  await portal.db
    .updateTable('applicants')
    .set({ name: null, account_id: null, erased_at: new Date() })
    .where('id', '=', application.applicant_id)
    .execute();
  const review = (await open(recruiter)).json<ApplicantReview>();
  expect([review.name, review.email]).toEqual([null, null]);
  const told = await setStatus(recruiter, { status: 'rejected', should_notify: true });
  expect(told.statusCode).toBe(200);
});

test('lists own vacancies with applicant counts and their hidden salaries', async () => {
  await portal.db
    .updateTable('vacancies')
    .set({ salary_min: 100, salary_visible: false })
    .where('id', '=', vacancyId)
    .execute();
  const answer = await portal.call('GET', '/recruiter/vacancies', { token: recruiter.token });
  expect(answer.json<OwnVacancies>().vacancies).toMatchObject([
    { id: vacancyId, applicants_count: 1, new_applicants_count: 1, salary_min: 100 },
  ]);
  await setStatus(recruiter, { status: 'interview' });
  const later = await portal.call('GET', '/recruiter/vacancies', { token: recruiter.token });
  expect(later.json<OwnVacancies>().vacancies[0]!.applicants_by_status).toEqual({
    new: 0,
    viewed: 0,
    shortlisted: 0,
    interview: 1,
    offer: 0,
    hired: 0,
    rejected: 0,
    withdrawn: 0,
  });
});

describe('realtime events', () => {
  const toldTo = (id: number) =>
    portal.published.flatMap(({ channel, event, data }) =>
      channel === `private-user.${id}` && event.startsWith('application-') ? [{ event, data }] : [],
    );
  const status = () => ({ event: 'application-status', data: { vacancy_id: vacancyId } });

  test('notify every verified recruiter of the company once about an application', async () => {
    const colleague = await signInNew(portal, 'recruiter');
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    const { company_id } = await portal.db
      .selectFrom('vacancies')
      .select('company_id')
      .where('id', '=', vacancyId)
      .executeTakeFirstOrThrow();
    for (const { id } of [colleague, unverified])
      await portal.db
        .insertInto('memberships')
        .values({ account_id: id, company_id, membership: 'recruiter' })
        .execute();
    const second = await signInNew(portal, 'applicant', { name: 'Ana Kock' });
    await portal.call('POST', '/applicants', { token: second.token, body: {} });
    for (let times = 0; times < 2; times += 1)
      await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token: second.token, body: {} });
    const received = (applicant_name: string) => ({
      event: 'application-received',
      data: { vacancy_id: vacancyId, vacancy_title: 'Line Cook', applicant_name },
    });
    expect(toldTo(colleague.id)).toEqual([received('Ana Kock')]);
    expect(toldTo(recruiter.id)).toEqual([received('Rudy Tromp'), received('Ana Kock')]);
    expect([...toldTo(unverified.id), ...toldTo(stranger.id)]).toEqual([]);
  });

  test('state rating and tags with a version that grows with each change', async () => {
    const { token } = recruiter;
    const annotate = async (what: string, body: object) =>
      await portal.call('PUT', `/recruiter/applicants/${application.id}/${what}`, { token, body });
    portal.published.splice(0);
    await annotate('rating', { rating: 4 });
    await annotate('tags', { tags: ['Grill'] });
    await annotate('rating', { rating: 4 });
    const events = toldTo(recruiter.id) as { event: string; data: AnnotationsEvent }[];
    const changes = events.flatMap(({ data }) => data.changes);
    expect(changes).toMatchObject([
      { id: application.id, rating: 4, tags: [] },
      { id: application.id, rating: 4, tags: ['Grill'] },
    ]);
    expect(changes[1]!.version).toBeGreaterThan(changes[0]!.version!);
    const list = await portal.call('GET', '/recruiter/applicants', { token });
    expect(list.json<AllApplicants>().applicants[0]!.annotation_version).toBe(changes[1]!.version);
  });

  test('notify the applicant when a status change takes effect or the application is first viewed', async () => {
    await open(recruiter);
    await open(recruiter);
    expect(toldTo(applicant.id)).toEqual([status()]);
    await setStatus(recruiter, { status: 'interview' });
    expect(toldTo(applicant.id)).toEqual([status()]);
    await letChangesTakeEffect(portal);
    expect(toldTo(applicant.id)).toEqual([status(), status()]);
    await setStatus(stranger, { status: 'rejected' });
    expect(toldTo(applicant.id)).toHaveLength(2);
  });
});
