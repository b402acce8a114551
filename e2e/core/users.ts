import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';

export type Credentials = { email: string; password: string };

/** Accounts of the demo data. */
export const demoRecruiter: Credentials = DEMO_ACCOUNTS.recruiter;
export const demoApplicant: Credentials = DEMO_ACCOUNTS.applicant;

/** Returns a unique user, so that parallel specs do not share accounts. */
export function newUser() {
  const id = randomUUID().slice(0, 8);
  return { name: `Xiomara Croes ${id}`, email: `xiomara.${id}@example.aw`, password: `Divi-divi ${id}` };
}
