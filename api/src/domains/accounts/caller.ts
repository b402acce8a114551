import type { Role } from '@cpa/shared/contracts';

/** Who makes the call, as the database knows them at this moment. */
export interface Caller {
  id: number;
  role: Role;
  name: string;
  email: string;
  verified: boolean;
  /** The sign-in that the token belongs to. */
  familyId: string;
  /** An applicant's profile, once created. */
  applicantId: number | null;
}
