import type { ScrapedPick, VacancyUpdate } from '@cpa/shared/contracts';
import type { ScrapedData } from '../../platform/database/columnTypes.ts';

type Fields = Omit<VacancyUpdate, 'status'> & { title: string };

/**
 * Builds the draft fields of a found vacancy with the recruiter's changes. Amounts without a stated currency or
 * period are omitted, because a draft would default to florins a month.
 */
export function draftFields(data: ScrapedData, { id: _id, ...changed }: ScrapedPick, today: string): Fields {
  const ids = (options: { id: number }[]) => options.map(({ id }) => id);
  const fields = {
    description: data.description,
    requirements: data.requirements,
    benefits: data.benefits,
    sectors: ids(data.sectors),
    educations: ids(data.educations),
    workloads: ids(data.workloads),
    languages: ids(data.languages),
    employment_type: data.employment_type,
    location_district_id: data.location_district?.id ?? null,
    remote: data.remote ?? ('no' as const),
    salary_min: data.salary_min,
    salary_max: data.salary_max,
    salary_currency: data.salary_currency,
    salary_period: data.salary_period,
    // A closing date in the past is omitted from the draft.
    valid_through: data.valid_through !== null && data.valid_through >= today ? data.valid_through : null,
    external_apply_url: data.external_apply_url,
    ...changed,
    title: changed.title ?? data.title,
  };
  if (fields.salary_currency && fields.salary_period) return fields;
  return { ...fields, salary_min: null, salary_max: null, salary_currency: null, salary_period: null };
}
