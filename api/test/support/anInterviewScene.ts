import type { ApplicantApplication, Interview, Notifications } from '@cpa/shared/contracts';
import { aCompany, aMembership, aVacancy } from './aVacancy.ts';
import { anApplicant, anApplication } from './files/anApplication.ts';
import type { TestApp } from './openTestApp.ts';
import { signInNew, type Member } from './signIn.ts';

export const SITE = { siteUrl: 'https://jobs.example.aw', mailFrom: 'Jobs <jobs@example.aw>' };

const HOUR = 3_600_000;

/** Returns an instant on a full hour. */
export const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();

export const proposal = (times = [inHours(48), inHours(50)]) => ({
  times,
  minutes: 45,
  place: 'Caya Mañana 14, front desk',
  note: 'Bring your diploma.',
});

/** Reads a property of a calendar file. */
export const property = (calendar: string | null, name: string) =>
  new RegExp(`^${name}[;:](.*)$`, 'm').exec(calendar ?? '')?.[1]?.trim();

export type InterviewScene = Awaited<ReturnType<typeof anInterviewScene>>;

/** Creates an application to a company with a recruiter and a viewer, and the calls of both sides. */
export async function anInterviewScene(portal: TestApp) {
  const recruiter = await signInNew(portal, 'recruiter', { name: 'Berta Kock' });
  const viewer = await signInNew(portal, 'recruiter');
  const company = await aCompany(portal, recruiter.id, 'Divi Cove');
  await aMembership(portal, company, viewer.id, 'viewer');
  const vacancyId = await aVacancy(portal, company);
  const applicant = await anApplicant(portal);
  const applicationId = await anApplication(portal, applicant, vacancyId);

  const post = async ({ token }: Member, url: string, body: object) =>
    await portal.call('POST', url, { token, body });
  const propose = async (body: object = proposal(), who: Member = recruiter, id = applicationId) =>
    await post(who, `/recruiter/applicants/${id}/interviews`, body);
  return {
    recruiter,
    viewer,
    applicant,
    vacancyId,
    applicationId,
    post,
    propose,
    proposed: async (times?: string[]) => (await propose(proposal(times))).json<Interview>(),
    confirm: async ({ id, slots }: Interview, index = 0, who: Member = applicant) =>
      await post(who, `/applicant/interviews/${id}/confirm`, { slot_id: slots[index]!.id }),
    ownView: async ({ token }: Member = applicant) =>
      (await portal.call('GET', '/applicant/applications', { token })).json<ApplicantApplication[]>()[0]!,
    mailsTo: async ({ email }: Member, template?: string) => {
      const query = portal.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id');
      return await (template === undefined ? query : query.where('template', '=', template)).execute();
    },
    bell: async ({ token }: Member) =>
      (await portal.call('GET', '/notifications', { token })).json<Notifications>().notifications,
  };
}
