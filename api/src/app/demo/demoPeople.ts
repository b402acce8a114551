import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import type { Insertable } from 'kysely';
import type { AccountsTable, ApplicantsTable, MembershipsTable } from '../../platform/database/schema.ts';
import type { DemoClock } from './demoClock.ts';
import { districtIds, educationIds, languageIds } from './optionIds.ts';
import { seeded } from '../../platform/random/seeded.ts';
import { companies, people } from './demoData.ts';

type Row<Table> = Insertable<Table> & { id: number };

/** The demo recruiter owns the first company; three other recruiters share the rest. */
const RECRUITERS = [
  { name: 'Noelia Thode-Vries', email: DEMO_ACCOUNTS.recruiter.email },
  { name: 'Ruthmila Cabarel', email: 'tables@demo.aw' },
  { name: 'Edsel Vroomans', email: 'trades@demo.aw' },
  { name: 'Ingrid Solognier', email: 'offices@demo.aw' },
];

export function makeAccounts(clock: DemoClock, passwordHash: string): Row<AccountsTable>[] {
  const known = { password_hash: passwordHash, image: null };
  const recruiters = RECRUITERS.map((recruiter, index) => ({
    id: index + 1,
    role: 'recruiter' as const,
    ...recruiter,
    ...known,
    verified_at: clock.hoursAgo(24 * (400 - index)),
    created_at: clock.hoursAgo(24 * (400 - index)),
  }));
  const applicants = people.map(({ name }, index) => ({
    id: applicantAccount(index),
    role: 'applicant' as const,
    name,
    email: index === 0 ? DEMO_ACCOUNTS.applicant.email : `${plainWords(name).join('.')}@demo.aw`,
    ...known,
    verified_at: clock.hoursAgo(24 * (200 - index)),
    created_at: clock.hoursAgo(24 * (200 - index)),
  }));
  return [...recruiters, ...applicants];
}

export function makeMemberships(): Insertable<MembershipsTable>[] {
  return companies.map((_, index) => ({
    company_id: index + 1,
    account_id: recruiterOf(index + 1),
    membership: 'owner',
  }));
}

/** Returns the account that owns a company. */
export function recruiterOf(companyId: number): number {
  if (companyId === 1) return 1;
  return 2 + Math.min(2, Math.floor((companyId - 1) / 15));
}

export function applicantAccount(personIndex: number): number {
  return RECRUITERS.length + personIndex + 1;
}

export function makeApplicants(clock: DemoClock): Row<ApplicantsTable>[] {
  return people.map((person, index) => {
    const chance = seeded(person.name);
    return {
      id: index + 1,
      account_id: applicantAccount(index),
      name: person.name,
      headline: person.headline,
      photo: null,
      phone: `+297555${String(4000 + index * 61)}`,
      district_id: districtIds[person.district],
      about: person.about,
      education_id: educationIds[person.education],
      experience: JSON.stringify(
        person.work.map(([title, company, monthsAgo, months]) => ({
          title,
          company,
          from: clock.monthAgo(monthsAgo),
          to: months === 0 ? null : clock.monthAgo(monthsAgo - months),
          description: '',
        })),
      ),
      educations: JSON.stringify([]),
      skills: person.skills,
      languages: JSON.stringify(
        person.languages.map((key, place) => ({
          language_id: languageIds[key],
          level: place === 0 ? 'native' : place === 1 ? 'fluent' : 'conversational',
        })),
      ),
      work_permit: chance.pick(['local_only', 'local_only', 'sponsored', 'any'] as const),
      visibility: chance.pick(['searchable', 'companies_i_applied_to', 'companies_i_applied_to'] as const),
      blocked_company_ids: [],
      recommendations: true,
      created_at: clock.hoursAgo(24 * (200 - index)),
      updated_at: clock.hoursAgo(24 * chance.between(1, 60)),
      erased_at: null,
    };
  });
}

function plainWords(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z]+/);
  return [words[0]!, words.at(-1)!];
}
