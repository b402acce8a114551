import { aCompany, aMembership, aVacancy } from '../aVacancy.ts';
import { anEntitlement } from '../anEntitlement.ts';
import { anApplicant } from '../files/applying.ts';
import type { TestApp } from '../openTestApp.ts';
import { signInNew, type Member } from '../signIn.ts';

/** The order of the answers in the table. */
export const KINDS = ['visitor', 'unverified', 'foreign', 'own', 'applicant', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export const NAMES: Record<Kind, string> = {
  visitor: 'a visitor',
  unverified: 'a recruiter of the company whose address is not verified',
  foreign: 'a recruiter of another company',
  own: 'a recruiter of the company',
  applicant: 'the applicant',
  other: 'another applicant',
};

export type Callers = Record<Exclude<Kind, 'visitor'>, Member> & {
  applicant: { applicantId: number };
  company: number;
  foreignCompany: number;
  /** Of neither: there for everybody. */
  publicCompany: number;
};

/** A word in everything that only its owners may read. */
export const SECRET = 'Warawara';

/** One of each kind. The unverified one owns the company too, so that nothing but the address stops them. */
export async function theCallers(portal: TestApp): Promise<Callers> {
  const own = await signInNew(portal, 'recruiter');
  const foreign = await signInNew(portal, 'recruiter');
  const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
  const applicant = await anApplicant(portal);
  const other = await anApplicant(portal);
  const company = await aCompany(portal, own.id, `Kas ${SECRET}`);
  const foreignCompany = await aCompany(portal, foreign.id, 'Kas Stranhero');
  const publicCompany = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
  await aMembership(portal, company, unverified.id, 'owner');
  await anEntitlement(portal, company, { units: 1000 });
  await anEntitlement(portal, company, { units: 1000, packageId: 13 });
  const body = { headline: `Cook at ${SECRET}` };
  await portal.call('POST', '/applicant/me', { token: applicant.token, body });
  // The stranger has something of each kind, too.
  await portal.call('POST', `/vacancies/${await aVacancy(portal, foreignCompany)}/apply`, {
    token: other.token,
    body: {},
  });
  return { unverified, foreign, own, applicant, other, company, foreignCompany, publicCompany };
}
