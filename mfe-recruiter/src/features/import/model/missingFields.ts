import type { ScrapedVacancy } from '@cpa/shared/contracts';
import type { Edit } from './edit.ts';

export type MissingField =
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

/** A draft can be saved without these but not published. Remote work needs no district. */
const isRequiredToPublish = (field: MissingField, { remote }: ScrapedVacancy): boolean =>
  field === 'description' || field === 'sectors' || (field === 'location_district' && remote !== 'full');

type MissingFields = { required: MissingField[]; optional: MissingField[] };

/** Returns the fields that neither the careers page nor the recruiter filled in. */
export function missingFields(vacancy: ScrapedVacancy, edit: Edit = {}): MissingFields {
  const missing = listMissing({
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
    required: missing.filter((field) => isRequiredToPublish(field, vacancy)),
    optional: missing.filter((field) => !isRequiredToPublish(field, vacancy)),
  };
}

type VacancyFields = Pick<
  ScrapedVacancy,
  'description' | 'employment_type' | 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'
> & {
  sectors: unknown[];
  workloads: unknown[];
  languages: unknown[];
  location_district: unknown;
  valid_through: string | null;
};

function listMissing(fields: VacancyFields): MissingField[] {
  const hasSalary = fields.salary_min !== null || fields.salary_max !== null;
  const isMissing: Record<MissingField, boolean> = {
    description: fields.description.trim() === '',
    sectors: fields.sectors.length === 0,
    employment_type: fields.employment_type === null,
    workloads: fields.workloads.length === 0,
    languages: fields.languages.length === 0,
    location_district: fields.location_district === null,
    salary: !hasSalary,
    salary_currency: hasSalary && fields.salary_currency === null,
    salary_period: hasSalary && fields.salary_period === null,
    valid_through: fields.valid_through === null,
  };
  return (Object.keys(isMissing) as MissingField[]).filter((field) => isMissing[field]);
}
