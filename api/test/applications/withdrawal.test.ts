import type {
  ApplicantApplication,
  ApplicantReview,
  Notifications,
  Problem,
  Withdrawn,
} from '@cpa/shared/contracts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { endTimeToUndoWithdrawals, letChangesTakeEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let applicant: Member & { applicantId: number };
let vacancyId: number;
let applicationId: number;

beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
  vacancyId = await aVacancy(portal, await aCompany(portal, recruiter.id));
  applicant = await anApplicant(portal);
  applicationId = await anApplication(portal, applicant, vacancyId, { cover_letter: 'I cook.' });
});
afterAll(async () => await portal.close());

const withdraw = async (body: object = {}, { token }: Member = applicant) =>
  await portal.call('POST', `/applicant/applications/${vacancyId}/withdraw`, { token, body });
const undo = async () =>
  await portal.call('POST', `/applicant/applications/${vacancyId}/withdraw/undo`, { token: applicant.token });
const ownView = async () =>
  (await portal.call('GET', '/applicant/applications', { token: applicant.token })).json<
    ApplicantApplication[]
  >()[0]!;
const review = async () =>
  (
    await portal.call('GET', `/recruiter/applicants/${applicationId}`, { token: recruiter.token })
  ).json<ApplicantReview>();
const changeTo = async (status: string) =>
  await portal.call('POST', `/recruiter/vacancy/${vacancyId}/applicants/${applicant.applicantId}/status`, {
    token: recruiter.token,
    body: { status },
  });
const bell = async () =>
  (await portal.call('GET', '/notifications', { token: recruiter.token }))
    .json<Notifications>()
    .notifications.filter(({ kind }) => kind === 'application-withdrawn');

const endTimeToUndo = async () => await endTimeToUndoWithdrawals(portal);

it('withdraws with a history entry and notifies the company once, when it can no longer be undone', async () => {
  const withdrawn = (await withdraw({ reason: 'I found another job.' })).json<Withdrawn>();
  expect(withdrawn.status).toBe('withdrawn');
  expect(new Date(withdrawn.undo_until!).getTime() - Date.now()).toBeGreaterThan(8000);
  expect(await ownView()).toMatchObject({
    status: 'withdrawn',
    withdrawal_undo_until: withdrawn.undo_until,
    history: [{ status: 'new' }, { status: 'withdrawn' }],
  });
  expect(await bell()).toEqual([]);
  expect(await endTimeToUndo()).toBe(1);
  expect(await endTimeToUndo()).toBe(0);
  expect(await bell()).toHaveLength(1);
  expect(portal.published).toContainEqual({
    channel: `private-user.${recruiter.id}`,
    event: 'application-status-changed',
    data: { changes: [{ id: applicationId, status: 'withdrawn' }] },
  });
  expect(await review()).toMatchObject({
    status: 'withdrawn',
    withdrawal_reason: 'I found another job.',
    cover_letter: '',
  });
  expect((await ownView()).withdrawal_undo_until).toBeNull();
});

it('stores no reason and no name once retention has cleared the application', async () => {
  await portal.db
    .updateTable('applications')
    .set({ cleared_at: new Date() })
    .where('id', '=', applicationId)
    .execute();
  expect((await withdraw({ reason: 'I found another job.' })).statusCode).toBe(200);
  await endTimeToUndo();
  expect((await bell()).map(({ data }) => data['name'])).toEqual(['']);
  expect(await review()).toMatchObject({ name: null, status: 'withdrawn', withdrawal_reason: null });
});

it('can be undone until the company is notified', async () => {
  await changeTo('shortlisted');
  await letChangesTakeEffect(portal);
  await withdraw();
  expect((await undo()).json<Withdrawn>()).toEqual({ status: 'shortlisted', undo_until: null });
  expect(await endTimeToUndo()).toBe(0);
  expect((await ownView()).history.map(({ status }) => status)).toEqual(['new', 'shortlisted']);
  await withdraw();
  await endTimeToUndo();
  expect((await undo()).json<Problem>().code).toBe('withdrawal_known');
});

it('hides a pending change of the company, and undoing makes it pending again', async () => {
  await changeTo('rejected');
  expect((await withdraw()).statusCode).toBe(200);
  await letChangesTakeEffect(portal);
  expect((await ownView()).history.map(({ status }) => status)).toEqual(['new', 'withdrawn']);
  expect((await undo()).json<Withdrawn>().status).toBe('new');
  await letChangesTakeEffect(portal);
  expect((await ownView()).status).toBe('rejected');
});

it('changes nothing when repeated, and the company cannot change the status afterwards', async () => {
  await withdraw();
  await withdraw();
  expect((await ownView()).history).toHaveLength(2);
  expect((await changeTo('offer')).json<Problem>().code).toBe('application_withdrawn');
  expect((await changeTo('withdrawn')).statusCode).toBe(422);
});

it('returns 409 for an application that has ended and 404 without one', async () => {
  await changeTo('hired');
  await letChangesTakeEffect(portal);
  expect((await withdraw()).json<Problem>().code).toBe('application_hired');
  expect((await withdraw({}, await anApplicant(portal))).statusCode).toBe(404);
  expect((await withdraw({}, await signInNew(portal, 'applicant'))).statusCode).toBe(404);
});
