import { randomUUID } from 'node:crypto';

export type Credentials = { email: string; password: string };

/** Accounts of the demo data. */
export const demoRecruiter: Credentials = { email: 'recruiter@demo.aw', password: 'bon-bini-2026' };
export const demoApplicant: Credentials = { email: 'applicant@demo.aw', password: 'bon-bini-2026' };

/** Returns a unique user, so that parallel specs do not share accounts. */
export function newUser() {
  const id = randomUUID().slice(0, 8);
  return { name: `Xiomara Croes ${id}`, email: `xiomara.${id}@example.aw`, password: `Divi-divi ${id}` };
}
