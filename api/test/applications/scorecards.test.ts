import type { ApplicantReview, Interview, Scorecard } from '@cpa/shared/contracts';
import { eraseApplicant } from '../../src/domains/applicants/personal-data/eraseApplicant.repository.ts';
import { anInterviewScene, type InterviewScene } from '../support/anInterviewScene.ts';
import { aCompany, aMembership } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let scene: InterviewScene;
let interview: Interview;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await anInterviewScene(portal);
  interview = await scene.proposed();
  await scene.confirm(interview);
});
afterAll(async () => await portal.close());

const FORM = { skills: 4, experience: 3, communication: 5, recommendation: 'yes', comment: 'Calm.' };

async function hold() {
  const starts_at = new Date(Date.now() - 60_000);
  await portal.db.updateTable('interviews').set({ starts_at }).where('id', '=', interview.id).execute();
}

const rate = async ({ token }: Member, body: object = FORM) =>
  await portal.call('PUT', `/recruiter/interviews/${interview.id}/scorecard`, { token, body });
const read = async ({ token }: Member) =>
  await portal.call('GET', `/recruiter/applicants/${scene.applicationId}/scorecards`, { token });
const cards = async (member: Member) => (await read(member)).json<{ scorecards: Scorecard[] }>().scorecards;

async function aColleague() {
  const colleague = await signInNew(portal, 'recruiter', { name: 'Luis Croes' });
  const { json } = await portal.call('GET', `/recruiter/applicants/${scene.applicationId}`, {
    token: scene.recruiter.token,
  });
  await aMembership(portal, json<ApplicantReview>().company_id, colleague.id, 'recruiter');
  return colleague;
}

test('every member has one card, which the colleagues see', async () => {
  await hold();
  const colleague = await aColleague();
  expect((await rate(scene.recruiter)).json()).toMatchObject({ ...FORM, by: 'Berta Kock', is_own: true });
  await rate(scene.recruiter, { ...FORM, skills: 2, comment: '' });
  await rate(colleague);
  expect(await cards(colleague)).toMatchObject([
    { interview_id: interview.id, by: 'Berta Kock', is_own: false, skills: 2, comment: '' },
    { by: 'Luis Croes', is_own: true, ...FORM },
  ]);
});

test('can be written from the start of a confirmed interview on', async () => {
  expect((await rate(scene.recruiter)).json()).toMatchObject({ code: 'interview_not_held' });
  await hold();
  expect((await rate(scene.recruiter)).statusCode).toBe(200);
});

test('a viewer reads but does not rate, and others do neither', async () => {
  await hold();
  await rate(scene.recruiter);
  expect(await cards(scene.viewer)).toMatchObject([{ is_own: false }]);
  expect((await rate(scene.viewer)).statusCode).toBe(403);
  const stranger = await signInNew(portal, 'recruiter');
  await aCompany(portal, stranger.id, 'Elsewhere');
  expect((await read(stranger)).statusCode).toBe(404);
  expect((await rate(stranger)).statusCode).toBe(404);
  expect((await read(scene.applicant)).statusCode).toBe(403);
});

test.each([{ skills: 6 }, { communication: 0 }, { recommendation: 'perhaps' }, { experience: undefined }])(
  'rejects %p',
  async (change) => {
    await hold();
    expect((await rate(scene.recruiter, { ...FORM, ...change })).statusCode).toBe(422);
  },
);

test('reloads the open pages of the company only', async () => {
  await hold();
  portal.published.length = 0;
  await rate(scene.recruiter);
  const data = { application_id: scene.applicationId, vacancy_id: scene.vacancyId };
  expect(portal.published).toEqual([
    { channel: `private-user.${scene.recruiter.id}`, event: 'applicant-interview-changed', data },
    { channel: `private-user.${scene.viewer.id}`, event: 'applicant-interview-changed', data },
  ]);
});

test('stays without a name when its author deletes the account', async () => {
  await hold();
  const colleague = await aColleague();
  await rate(colleague);
  await portal.db.deleteFrom('accounts').where('id', '=', colleague.id).execute();
  expect(await cards(scene.recruiter)).toMatchObject([{ by: null, is_own: false, comment: 'Calm.' }]);
});

test('is deleted with the data of the applicant', async () => {
  await hold();
  await rate(scene.recruiter);
  const { id: accountId, email } = scene.applicant;
  const { applicant_id: applicantId } = await portal.db
    .selectFrom('applications')
    .select('applicant_id')
    .where('id', '=', scene.applicationId)
    .executeTakeFirstOrThrow();
  await portal.db
    .transaction()
    .execute(async (trx) => await eraseApplicant(trx, { accountId, applicantId, email, verified: true }));
  expect(await cards(scene.recruiter)).toEqual([]);
});
