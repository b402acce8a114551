import { createApplicantsApi } from '../../../mfe-recruiter/src/features/applicants/api/applicantsApi.ts';
import { createVacanciesApi } from '../../../mfe-recruiter/src/features/vacancies/api/vacanciesApi.ts';
import { aCompany, aVacancy } from '../aVacancy.ts';
import { sendResume } from '../files/anApplication.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { signInNew, type Member } from '../signIn.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';

let portal: TestApp;
let vacancyId: number;
let applicantsApi: ReturnType<typeof createApplicantsApi>;
let vacanciesApi: ReturnType<typeof createVacanciesApi>;
let applicant: Member;

beforeAll(async () => {
  portal = await openTestApp();
  const recruiter = await signInNew(portal, 'recruiter', { name: 'Berta Kock' });
  vacancyId = await aVacancy(portal, await aCompany(portal, recruiter.id), { title: 'Line Cook' });
  applicant = await signInNew(portal, 'applicant', { name: 'Rudy Tromp' });
  const { token } = applicant;
  await portal.call('POST', '/applicants', { token, body: { headline: 'Cook' } });
  await sendResume(portal, applicant);
  const body = { cover_letter: 'I cook.' };
  await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body });
  const clients = clientsFor(portal, recruiter.token);
  applicantsApi = createApplicantsApi(clients);
  vacanciesApi = createVacanciesApi(clients);
});
afterAll(async () => await portal.close());

describe('recruiter remote', () => {
  it('lists own vacancies', async () => {
    const { vacancies } = await vacanciesApi.own();
    expect(vacancies).toMatchObject([
      { id: vacancyId, title: 'Line Cook', applicants_count: 1, new_applicants_count: 1 },
    ]);
  });

  it('lists applicants', async () => {
    const { applicants } = await applicantsApi.all();
    expect(applicants).toMatchObject([{ name: 'Rudy Tromp', headline: 'Cook', status: 'new' }]);
    expect(await applicantsApi.forVacancy(vacancyId)).toEqual({
      vacancy_id: vacancyId,
      vacancy_title: 'Line Cook',
      applicants,
    });
  });

  it('opens an applicant and sets a status with a note', async () => {
    const { applicants } = await applicantsApi.all();
    const { id, applicant_id } = applicants[0]!;
    expect(await applicantsApi.review(id)).toMatchObject({ status: 'viewed', cover_letter: 'I cook.' });
    const update = { status: 'interview', should_notify: true, recruiter_note: 'Tuesday at ten' } as const;
    expect(await applicantsApi.changeStatus(vacancyId, applicant_id, update)).toMatchObject({
      current_status: 'interview',
    });
    const { history } = await applicantsApi.review(id);
    expect(history.at(-1)).toMatchObject({
      status: 'interview',
      by: 'Berta Kock',
      note: 'Tuesday at ten',
      notified: true,
    });
  });

  it('loads the signed link of the resume sent with an application', async () => {
    const { applicants } = await applicantsApi.all();
    const { id } = applicants[0]!;
    const { url, expires_at } = await applicantsApi.resumeLink(id);
    expect(url).toContain('/files/resumes/');
    expect(new Date(expires_at).getTime()).toBeGreaterThan(Date.now());
    expect(await failureOf(applicantsApi.resumeLink(id + 1))).toMatchObject({ status: 404 });
  });

  it('receives 404 for an applicant of another company', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    const api = createApplicantsApi(clientsFor(portal, stranger.token));
    expect(await failureOf(api.forVacancy(vacancyId))).toMatchObject({ kind: 'status', status: 404 });
  });

  it('receives 403 while the e-mail address is unverified', async () => {
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    const clients = clientsFor(portal, unverified.token);
    expect(await failureOf(createApplicantsApi(clients).all())).toMatchObject({
      status: 403,
      code: 'not_verified',
    });
    expect(await createVacanciesApi(clients).own()).toEqual({ vacancies: [] });
  });

  it('is denied to an applicant', async () => {
    const api = createApplicantsApi(clientsFor(portal, applicant.token));
    expect(await failureOf(api.all())).toMatchObject({ status: 403, code: 'wrong_role' });
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.recruiter)).toEqual([]);
});
