import type { Role } from '@cpa/shared/contracts';

/** Authenticated account, read from the database for each request. */
export interface Caller {
  id: number;
  role: Role;
  name: string;
  email: string;
  verified: boolean;
  /** Session of the access token. */
  familyId: string;
  /** Id of the applicant profile, once created. */
  applicantId: number | null;
}
