import type { OwnVacancy } from '@cpa/shared/contracts';

/** Why a vacancy cannot be sponsored now. */
export type SponsorProblem = 'unknown' | 'draft' | 'closed' | 'sponsored';

export function sponsorProblem(vacancy: OwnVacancy | undefined, now: Date): SponsorProblem | null {
  if (!vacancy) return 'unknown';
  if (vacancy.status === 'draft') return 'draft';
  if (vacancy.status !== 'open') return 'closed';
  return vacancy.sponsored_until !== null && new Date(vacancy.sponsored_until) > now ? 'sponsored' : null;
}
