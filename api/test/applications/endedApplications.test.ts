import type { ApplicantReview, RecruiterDashboard } from '@cpa/shared/contracts';
import { cancelEnded } from '../../src/domains/applications/interviews/cancelEnded.ts';
import { anInterviewScene, type InterviewScene, SITE } from '../support/anInterviewScene.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { endTimeToUndoWithdrawals, letChangesTakeEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD } from '../support/signIn.ts';

const HOUR = 3_600_000;

let portal: TestApp;
let scene: InterviewScene;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: SITE.siteUrl });
});
beforeEach(async () => {
  scene = await anInterviewScene(portal);
});
afterAll(async () => await portal.close());

const cancel = async () =>
  await cancelEnded({ ...SITE, db: portal.db, publishEvent: portal.app.publishEvent });

const ends = {
  withdrawn: async () => {
    await scene.post(scene.applicant, `/applicant/applications/${scene.vacancyId}/withdraw`, {});
    await endTimeToUndoWithdrawals(portal);
  },
  erased: async () => {
    await portal.call('DELETE', '/applicant/me/data', {
      token: scene.applicant.token,
      body: { password: PASSWORD },
    });
  },
  rejected: async () => await setStatus('rejected'),
  hired: async () => await setStatus('hired'),
  vacancy_closed: async () => {
    await scene.post(scene.recruiter, `/recruiter/vacancy/${scene.vacancyId}/close`, {});
  },
  // A viewer stays, who has read-only access.
  company_gone: async () => {
    await scene.post(scene.recruiter, '/recruiter/user/delete', { password: PASSWORD });
  },
};
const setStatus = async (status: string) => {
  const { vacancyId, applicant } = scene;
  const url = `/recruiter/vacancy/${vacancyId}/applicants/${applicant.applicantId}/status`;
  await scene.post(scene.recruiter, url, { status, should_notify: false });
  await letChangesTakeEffect(portal);
};
type End = keyof typeof ends;

const states = {
  none: async () => {},
  proposed: async () => void (await scene.proposed()),
  confirmed: async () => void (await scene.confirm(await scene.proposed())),
  declined: async () => {
    const { id } = await scene.proposed();
    await scene.post(scene.applicant, `/applicant/interviews/${id}/decline`, { message: 'Mornings.' });
  },
  cancelled: async () => {
    const { id } = await scene.proposed();
    await scene.post(scene.recruiter, `/recruiter/interviews/${id}/cancel`, { reason: 'No budget.' });
  },
  over: async () => {
    await scene.confirm(await scene.proposed());
    await portal.db
      .updateTable('interviews')
      .set({ starts_at: new Date(Date.now() - HOUR), ends_at: new Date() })
      .where('application_id', '=', scene.applicationId)
      .execute();
  },
};
type State = keyof typeof states;

const row = async () =>
  await portal.db
    .selectFrom('interviews')
    .select(['status', 'cancelled_by', 'note', 'message'])
    .where('application_id', '=', scene.applicationId)
    .executeTakeFirst();

const REASONS: Record<End, RegExp> = {
  withdrawn: /has withdrawn the application\./,
  erased: /The applicant has deleted their data\./,
  rejected: /It was cancelled by Divi Cove\./,
  hired: /It was cancelled by Divi Cove\./,
  vacancy_closed: /Divi Cove has closed the vacancy\./,
  company_gone: /Nobody of Divi Cove can answer on Career Portal Aruba any more\./,
};
const isByApplicant = (end: End) => end === 'withdrawn' || end === 'erased';

beforeEach(async () => {
  // Applications of other tests.
  await cancel();
});

/** Ends the application and runs the job twice. @returns the mails and notifications of the other side. */
async function ending(end: End, state: State) {
  await states[state]();
  const before = await row();
  await ends[end]();
  const other = isByApplicant(end) ? scene.recruiter : scene.applicant;
  const known = (await scene.mailsTo(other)).length;
  const counts = [await cancel(), await cancel()];
  return { before, other, counts, mails: (await scene.mailsTo(other)).slice(known), after: await row() };
}
const table = (chosen: State[]) =>
  (Object.keys(ends) as End[]).flatMap((end) => chosen.map((state) => [end, state] as const));

it.each(table(['proposed', 'confirmed', 'declined']))(
  '%s calls off what was %s and notifies the other side once',
  async (end, state) => {
    const { other, counts, mails, after } = await ending(end, state);
    expect(counts).toEqual([1, 0]);
    const cancelled_by = isByApplicant(end) ? 'applicant' : 'company';
    expect(after).toMatchObject({ status: 'cancelled', cancelled_by });
    expect(mails).toMatchObject([{ calendar_method: state === 'confirmed' ? 'CANCEL' : null }]);
    expect(mails[0]!.text).toMatch(REASONS[end]);
    expect((await scene.bell(other))[0]!.data).toMatchObject({ change: 'cancelled' });
  },
);

it.each(table(['none', 'cancelled', 'over']))('%s leaves an interview as it is: %s', async (end, state) => {
  const { before, counts, mails, after } = await ending(end, state);
  expect(counts).toEqual([0, 0]);
  expect(mails).toEqual([]);
  expect(after?.status).toBe(before?.status);
});

it.each(['erased', 'withdrawn'] as const)(
  'lists an interview that %s called off on the dashboard until the recruiter opens the application',
  async (end) => {
    const read = async (url: string) => await portal.call('GET', url, { token: scene.recruiter.token });
    const calledOff = async () =>
      (await read('/recruiter/dashboard'))
        .json<RecruiterDashboard>()
        .called_off.map(({ application_id, cause }) => [application_id, cause]);
    await ending(end, 'confirmed');
    expect(await calledOff()).toEqual([[scene.applicationId, end]]);
    await read(`/recruiter/applicants/${scene.applicationId}`);
    expect(await calledOff()).toEqual([]);
  },
);

it.each(['vacancy_closed', 'company_gone'] as const)(
  'shows the applicant that %s called off an interview until that was read',
  async (end) => {
    await ending(end, 'confirmed');
    const { off_notification_id: id } = await scene.ownView();
    expect(id).toEqual(expect.any(Number));
    await scene.post(scene.applicant, '/notifications/read', { ids: [id] });
    expect((await scene.ownView()).off_notification_id).toBeNull();
  },
);

it.each(['erased', 'withdrawn'] as const)(
  'counts the others who are in the last stage of an application that was %s',
  async (end) => {
    const inStage = async (vacancyId: number, status: 'interview' | 'new') => {
      const id = await anApplication(portal, await anApplicant(portal), vacancyId);
      await portal.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
      return id;
    };
    await scene.proposed();
    const others = [
      await inStage(scene.vacancyId, 'interview'),
      await inStage(scene.vacancyId, 'interview'),
      await inStage(scene.vacancyId, 'new'),
    ];
    const review = async (id: number) =>
      (
        await portal.call('GET', `/recruiter/applicants/${id}`, { token: scene.recruiter.token })
      ).json<ApplicantReview>();
    await ends[end]();
    expect((await review(scene.applicationId)).others_in_stage).toEqual({ status: 'interview', count: 2 });
    expect((await review(others[0]!)).others_in_stage).toBeNull();
  },
);

it('clears what an erased applicant and the company wrote about the interview', async () => {
  const { mails, after } = await ending('erased', 'confirmed');
  expect(after).toMatchObject({ note: '', message: null });
  expect(JSON.stringify(mails)).not.toContain(scene.applicant.email);
});

it.each(['withdrawn', 'erased', 'vacancy_closed'] as const)(
  'names %s and its time to the company',
  async (end) => {
    await ends[end]();
    const { ended } = (
      await portal.call('GET', `/recruiter/applicants/${scene.applicationId}`, {
        token: scene.recruiter.token,
      })
    ).json<ApplicantReview>();
    expect(ended?.cause).toBe(end);
    expect(Math.abs(Date.now() - Date.parse(ended!.at!))).toBeLessThan(HOUR);
  },
);

it.each(['withdrawn', 'vacancy_closed', 'company_gone'] as const)(
  'names %s and its time to the applicant',
  async (end) => {
    await ends[end]();
    const { ended } = await scene.ownView();
    expect(ended?.cause).toBe(end);
    expect(Math.abs(Date.now() - Date.parse(ended!.at!))).toBeLessThan(HOUR);
  },
);

it('leaves interviews of an expired vacancy, and those arranged after it was closed', async () => {
  await scene.proposed();
  await portal.db
    .updateTable('vacancies')
    .set({ status: 'expired' })
    .where('id', '=', scene.vacancyId)
    .execute();
  expect(await cancel()).toBe(0);
  await portal.db
    .updateTable('vacancies')
    .set({ status: 'open' })
    .where('id', '=', scene.vacancyId)
    .execute();
  await ends.vacancy_closed();
  expect(await cancel()).toBe(1);
  await scene.proposed();
  expect(await cancel()).toBe(0);
});
