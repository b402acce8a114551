import type { ScrapedVacancy } from '@cpa/shared/contracts';
import type { Edit } from './edit.ts';

export type UnknownField =
  | 'description'
  | 'sectors'
  | 'employment_type'
  | 'workloads'
  | 'languages'
  | 'location_district'
  | 'salary'
  | 'salary_currency'
  | 'salary_period'
  | 'valid_through';

/** Without these a draft can be saved, and not be published. */
const neededToPublish: ReadonlySet<UnknownField> = new Set(['description', 'sectors']);

type Unknown = { needed: UnknownField[]; others: UnknownField[] };

/** What the careers page does not state, and what the recruiter did not fill in either. */
export function unknownFields(vacancy: ScrapedVacancy, edit: Edit = {}): Unknown {
  const unknown = allUnknown({
    ...vacancy,
    description: edit.description ?? vacancy.description,
    sectors: edit.sectors ?? vacancy.sectors,
    workloads: edit.workloads ?? vacancy.workloads,
    languages: edit.languages ?? vacancy.languages,
    employment_type: edit.employment_type ?? vacancy.employment_type,
    location_district: edit.location_district_id ?? vacancy.location_district,
    salary_currency: edit.salary_currency ?? vacancy.salary_currency,
    salary_period: edit.salary_period ?? vacancy.salary_period,
  });
  return {
    needed: unknown.filter((field) => neededToPublish.has(field)),
    others: unknown.filter((field) => !neededToPublish.has(field)),
  };
}

type Stated = Pick<
  ScrapedVacancy,
  'description' | 'employment_type' | 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'
> & {
  sectors: unknown[];
  workloads: unknown[];
  languages: unknown[];
  location_district: unknown;
  valid_through: string | null;
};

function allUnknown(stated: Stated): UnknownField[] {
  const hasSalary = stated.salary_min !== null || stated.salary_max !== null;
  const isUnknown: Record<UnknownField, boolean> = {
    description: stated.description.trim() === '',
    sectors: stated.sectors.length === 0,
    employment_type: stated.employment_type === null,
    workloads: stated.workloads.length === 0,
    languages: stated.languages.length === 0,
    location_district: stated.location_district === null,
    salary: !hasSalary,
    salary_currency: hasSalary && stated.salary_currency === null,
    salary_period: hasSalary && stated.salary_period === null,
    valid_through: stated.valid_through === null,
  };
  return (Object.keys(isUnknown) as UnknownField[]).filter((field) => isUnknown[field]);
}
