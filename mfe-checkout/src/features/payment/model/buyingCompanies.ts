import type { Profile } from '@cpa/shared/contracts';

/** Returns the companies that the recruiter may buy for: a viewer reads only. */
export const buyingCompanies = (profile: Profile | null): Profile['companies'] =>
  profile?.companies.filter(({ membership }) => membership !== 'viewer') ?? [];
