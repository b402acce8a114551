import { randomUUID } from 'node:crypto';

/** The accounts that the demo data brings. */
export const demoRecruiter = { email: 'recruiter@demo.aw', password: 'bon-bini-2026' };
export const demoApplicant = { email: 'applicant@demo.aw', password: 'bon-bini-2026' };

/** Somebody nobody has seen before, so that specs never meet each other's people. */
export function aNewPerson() {
  const id = randomUUID().slice(0, 8);
  return { name: `Xiomara Croes ${id}`, email: `xiomara.${id}@example.aw`, password: `Divi-divi ${id}` };
}
