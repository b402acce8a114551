import type { BusyTime, Interview } from '@cpa/shared/contracts';
import { anInterviewScene, inHours, type InterviewScene, proposal } from '../support/anInterviewScene.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let scene: InterviewScene;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await anInterviewScene(portal);
});
afterAll(async () => await portal.close());

const busyTimes = async ({ token }: Member, applicationId: number) =>
  (await portal.call('GET', `/recruiter/applicants/${applicationId}/busy-times`, { token })).json<{
    busy: BusyTime[];
  }>().busy;

/** Creates a second application to the vacancy, by another applicant. */
const otherApplication = async () => {
  const applicant = await anApplicant(portal);
  return { applicant, id: await anApplication(portal, applicant, scene.vacancyId) };
};

const end = (start: string) => new Date(Date.parse(start) + 45 * 60_000).toISOString();

describe('GET /recruiter/applicants/{id}/busy-times', () => {
  it('lists confirmed interviews for other applications, and both times of one that moves', async () => {
    const { id } = await otherApplication();
    const interview = await scene.proposed([inHours(48)]);
    expect(await busyTimes(scene.recruiter, id)).toEqual([]);
    await scene.confirm(interview);
    const before = { starts_at: inHours(48), ends_at: end(inHours(48)), name: 'Ana Croes' };
    expect(await busyTimes(scene.recruiter, id)).toEqual([before]);
    expect(await busyTimes(scene.recruiter, scene.applicationId)).toEqual([]);
    await scene.post(scene.recruiter, `/recruiter/interviews/${interview.id}/times`, proposal([inHours(72)]));
    expect(await busyTimes(scene.recruiter, id)).toEqual([
      before,
      { starts_at: inHours(72), ends_at: end(inHours(72)), name: 'Ana Croes' },
    ]);
  });

  it('lists those of the colleague with whom a confirmed interview stays, without names', async () => {
    const colleague = await signInNew(portal, 'recruiter');
    const { company_id } = await portal.db
      .selectFrom('vacancies')
      .select('company_id')
      .where('id', '=', scene.vacancyId)
      .executeTakeFirstOrThrow();
    await aMembership(portal, company_id, colleague.id, 'recruiter');
    await scene.confirm(await scene.proposed([inHours(48)]));
    const { applicant, id } = await otherApplication();
    expect(await busyTimes(colleague, id)).toEqual([]);
    const second = (await scene.propose(proposal([inHours(96)]), scene.recruiter, id)).json<Interview>();
    await scene.confirm(second, 0, applicant);
    expect(await busyTimes(colleague, id)).toMatchObject([{ starts_at: inHours(48), name: null }]);
    expect(await busyTimes(scene.recruiter, id)).toMatchObject([{ name: 'Ana Croes' }]);
  });

  it('names no applicant of a company that the recruiter has left', async () => {
    await scene.confirm(await scene.proposed([inHours(48)]));
    await portal.db.deleteFrom('memberships').where('account_id', '=', scene.recruiter.id).execute();
    const vacancy = await aVacancy(portal, await aCompany(portal, scene.recruiter.id));
    const id = await anApplication(portal, await anApplicant(portal), vacancy);
    expect(await busyTimes(scene.recruiter, id)).toMatchObject([{ starts_at: inHours(48), name: null }]);
  });

  it('returns 404 for an application to another company', async () => {
    const { token } = await signInNew(portal, 'recruiter');
    const url = `/recruiter/applicants/${scene.applicationId}/busy-times`;
    expect((await portal.call('GET', url, { token })).statusCode).toBe(404);
  });
});
