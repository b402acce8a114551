import type { Applicant, Applied, ResumeFile } from '@cpa/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../openTestApp.ts';
import { signInNew, type Member } from '../signIn.ts';
import { aPdf } from './documents.ts';
import { aFileForm } from './images.ts';

/** Creates an applicant with an empty profile. */
export async function anApplicant(portal: TestApp): Promise<Member & { applicantId: number }> {
  const member = await signInNew(portal, 'applicant');
  const response = await portal.call('POST', '/applicants', { token: member.token, body: {} });
  return { ...member, applicantId: response.json<Applicant>().id };
}

export async function sendResume(
  portal: TestApp,
  { token }: Member,
  name = 'resume.pdf',
  bytes = aPdf(),
): Promise<LightMyRequestResponse> {
  return await portal.call('POST', '/applicant/me/resumes', {
    token,
    body: aFileForm('resume', name, bytes),
  });
}

export async function aResume(portal: TestApp, who: Member, name?: string): Promise<ResumeFile> {
  return (await sendResume(portal, who, name)).json<ResumeFile>();
}

/** @returns the id of the application. */
export async function anApplication(
  portal: TestApp,
  { token }: Member,
  vacancyId: number,
  body: object = {},
): Promise<number> {
  return (await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body })).json<Applied>().id;
}
