import { selectProfile } from '@cpa/shared/session';

export type SessionRoot = Parameters<typeof selectProfile>[0];

/** True for a recruiter of the company. */
export function selectIsOwnCompany(state: SessionRoot, companyId: number): boolean {
  const profile = selectProfile(state);
  return profile?.role === 'recruiter' && profile.companies.some(({ id }) => id === companyId);
}
