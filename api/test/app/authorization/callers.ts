import { aCompany, aMembership, aVacancy } from '../../support/aVacancy.ts';
import { anEntitlement } from '../../support/anEntitlement.ts';
import { anApplicant } from '../../support/files/anApplication.ts';
import type { TestApp } from '../../support/openTestApp.ts';
import { signInNew, type Member } from '../../support/signIn.ts';

/** Order of the status codes in the table. */
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
  /** Members of the company who do not own it. */
  viewer: Member;
  colleague: Member;
  company: number;
  foreignCompany: number;
  /** Belongs to none of the callers; visible to everyone. */
  publicCompany: number;
};

/** Marker in every private text of the owners. */
export const SECRET = 'Warawara';

/**
 * Creates one caller of each kind. The unverified recruiter also owns the company, so only the unverified e-mail
 * address can block the call.
 */
export async function theCallers(portal: TestApp): Promise<Callers> {
  const own = await signInNew(portal, 'recruiter');
  const foreign = await signInNew(portal, 'recruiter');
  const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
  const viewer = await signInNew(portal, 'recruiter');
  const colleague = await signInNew(portal, 'recruiter');
  const applicant = await anApplicant(portal);
  const other = await anApplicant(portal);
  const company = await aCompany(portal, own.id, `Kas ${SECRET}`);
  const foreignCompany = await aCompany(portal, foreign.id, 'Kas Stranhero');
  const publicCompany = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
  await aMembership(portal, company, unverified.id, 'owner');
  await aMembership(portal, company, viewer.id, 'viewer');
  await aMembership(portal, company, colleague.id, 'recruiter');
  await anEntitlement(portal, company, { units: 1000 });
  await anEntitlement(portal, company, { units: 1000, packageId: 13 });
  const body = { headline: `Cook at ${SECRET}` };
  await portal.call('POST', '/applicant/me', { token: applicant.token, body });
  // Give the stranger one object of each kind, too.
  await portal.call('POST', `/vacancies/${await aVacancy(portal, foreignCompany)}/apply`, {
    token: other.token,
    body: {},
  });
  const members = { own, unverified, viewer, colleague };
  return { ...members, foreign, applicant, other, company, foreignCompany, publicCompany };
}
