import type { ScrapedField } from '@cpa/shared/contracts';
import type { FoundVacancy } from '../foundVacancy.ts';
import { readLanguages } from './readLanguages.ts';
import { readRemote } from './readPlace.ts';
import type { Statements } from './statements.ts';

/** Returns where on the page each field was stated. */
export function originsOf(stated: Statements, read: Omit<FoundVacancy, 'origins'>): FoundVacancy['origins'] {
  const { text, min, max, currency, period } = stated.salary ?? {};
  const salaryAt = (text ?? min ?? max)?.at;
  const at: Record<ScrapedField, string | undefined> = {
    title: stated.title?.at,
    description: stated.description?.at,
    requirements: stated.requirements?.at,
    benefits: stated.benefits?.at,
    sectors: stated.industries?.at,
    educations: stated.education?.at,
    workloads: stated.employment?.at,
    languages: (readLanguages(read.requirements).length > 0 ? stated.requirements : stated.description)?.at,
    employment_type: stated.employment?.at,
    place: stated.place?.at,
    location_district: undefined,
    remote: (readRemote(stated.remote?.value) === null ? stated.place : stated.remote)?.at,
    salary_min: salaryAt,
    salary_max: max?.at ?? salaryAt,
    salary_currency: currency?.at ?? salaryAt,
    salary_period: period?.at ?? salaryAt,
    salary_text: salaryAt,
    date_posted: stated.posted?.at,
    valid_through: stated.validThrough?.at,
    external_apply_url: stated.applyUrl?.at,
  };
  const value = { ...read, sectors: read.industries, educations: read.education, workloads: read.employment };
  const isRead = ([field, where]: [string, unknown]) =>
    where !== undefined && isSaid(value[field as keyof typeof value]);
  return Object.fromEntries(Object.entries(at).filter(isRead));
}

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));
