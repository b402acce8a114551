import type { Applied } from '@cpa/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { aCompany, aVacancy } from './aVacancy.ts';
import type { TestApp } from './openTestApp.ts';
import { type Member, signInNew } from './signIn.ts';

/** Sends an application of a new applicant. */
export async function applyAsNew(
  portal: TestApp,
  vacancyId: number,
  { name, headline }: { name?: string; headline?: string } = {},
): Promise<{ applicant: Member; application: Applied }> {
  const applicant = await signInNew(portal, 'applicant', name ? { name } : {});
  const { token } = applicant;
  await portal.call('POST', '/applicants', { token, body: headline ? { headline } : {} });
  const applied = await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body: {} });
  return { applicant, application: applied.json<Applied>() };
}

/** A recruiter whose vacancy has one application, and a stranger who recruits for another company. */
export async function aReceivedApplication(
  portal: TestApp,
  profile: { name?: string; headline?: string } = {},
) {
  const recruiter = await signInNew(portal, 'recruiter', { name: 'Berta' });
  const stranger = await signInNew(portal, 'recruiter');
  await aCompany(portal, stranger.id, 'Elsewhere');
  const companyId = await aCompany(portal, recruiter.id);
  const vacancyId = await aVacancy(portal, companyId);
  return { recruiter, stranger, companyId, vacancyId, ...(await applyAsNew(portal, vacancyId, profile)) };
}

/** Changes the status of an application as a recruiter. */
export async function changeStatus(
  portal: TestApp,
  { token }: Member,
  { vacancyId, application }: { vacancyId: number; application: Applied },
  body: object,
): Promise<LightMyRequestResponse> {
  const url = `/recruiter/vacancy/${vacancyId}/applicants/${application.applicant_id}/status`;
  return await portal.call('POST', url, { token, body });
}
