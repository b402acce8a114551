import type { Recommendations } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import type { Caller } from '../../accounts/caller.ts';
import { findPublicVacancy } from '../../vacancies/publicVacancy.repository.ts';
import { readApplicant } from '../profile/applicants.service.ts';
import { profileMissing } from '../profileMissing.ts';
import {
  countPermits,
  hideRecommendation,
  readRecommendations,
  unhideRecommendation,
} from './recommendations.repository.ts';

/** Vacancies in one response. */
const LIMIT = 12;

/** Reads the recommendations of the caller. @throws DomainError 404 without a profile. */
export async function recommendVacancies(db: Database, { id }: Caller): Promise<Recommendations> {
  const profile = await readApplicant(db, id);
  const permits = await countPermits(db);
  if (!profile.recommendations) return { is_on: false, recommendations: [], total: 0, permits };
  return { is_on: true, ...(await readRecommendations(db, profile.id, LIMIT)), permits };
}

/** Hides a vacancy from the recommendations. @throws DomainError 404 without a profile or for a vacancy that is not public. */
export async function hideVacancy(db: Database, { applicantId }: Caller, vacancyId: number): Promise<void> {
  if (applicantId === null) throw profileMissing();
  if (!(await findPublicVacancy(db, vacancyId))) throw notFound('vacancy');
  await hideRecommendation(db, applicantId, vacancyId);
}

/** Shows a hidden vacancy again. @throws DomainError 404 without a profile. */
export async function unhideVacancy(db: Database, { applicantId }: Caller, vacancyId: number): Promise<void> {
  if (applicantId === null) throw profileMissing();
  await unhideRecommendation(db, applicantId, vacancyId);
}
