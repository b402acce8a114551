import {
  currencySchema,
  employmentTypeSchema,
  type Locale,
  LOCALES,
  perLanguage,
  type RecruiterVacancy,
  recruiterQuestionSchema,
  remoteModeSchema,
  salaryPeriodSchema,
  type VacancyTexts,
  vacancyTextsSchema,
  workPermitSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { amountText } from './amounts.ts';
import { toArubaTime } from './arubaTime.ts';

/** Values of the form as typed, so that nothing unfinished is lost. */
export const draftSchema = z.object({
  company_id: z.nullable(z.int()),
  title: z.string(),
  department: z.string(),
  /** Null: the one that the title names. Drafts of older releases have none. */
  occupation: z._default(z.nullable(z.object({ id: z.string(), name: z.string() })), null),
  /** Markdown, as the two below. */
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  /** Null: guessed by the server. Drafts of older releases have none. */
  text_language: z._default(z.nullable(z.enum(LOCALES)), null),
  translations: z._default(perLanguage(vacancyTextsSchema), {}),
  sectors: z.array(z.int()),
  educations: z.array(z.int()),
  workloads: z.array(z.int()),
  languages: z.array(z.int()),
  employment_type: z.nullable(employmentTypeSchema),
  location_district_id: z.nullable(z.int()),
  remote: remoteModeSchema,
  salary_min: z.string(),
  salary_max: z.string(),
  salary_currency: currencySchema,
  salary_period: salaryPeriodSchema,
  salary_visible: z.boolean(),
  work_permit: workPermitSchema,
  contact_email: z.string(),
  external_apply_url: z.string(),
  screening_questions: z.array(recruiterQuestionSchema),
  /** Day, as `2026-12-24`; empty: until the posting ends. */
  valid_through: z.string(),
  /** Day and time in Aruba, as `2026-12-01T08:00`; empty: not scheduled. */
  opens_at: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;
export type DraftField = keyof Draft;

export function emptyDraft(companyId: number | null): Draft {
  return {
    company_id: companyId,
    title: '',
    department: '',
    occupation: null,
    description: '',
    requirements: '',
    benefits: '',
    text_language: null,
    translations: {},
    sectors: [],
    educations: [],
    workloads: [],
    languages: [],
    employment_type: null,
    location_district_id: null,
    remote: 'no',
    salary_min: '',
    salary_max: '',
    salary_currency: 'AWG',
    salary_period: 'month',
    salary_visible: true,
    work_permit: 'any',
    contact_email: '',
    external_apply_url: '',
    screening_questions: [],
    valid_through: '',
    opens_at: '',
  };
}

export function draftOf(vacancy: RecruiterVacancy): Draft {
  const ids = (options: { id: number }[]) => options.map(({ id }) => id);
  return {
    company_id: vacancy.company.id,
    title: vacancy.title,
    department: vacancy.department ?? '',
    occupation: occupationOf(vacancy),
    description: vacancy.description,
    requirements: vacancy.requirements,
    benefits: vacancy.benefits,
    text_language: vacancy.is_language_guessed === false ? (vacancy.text_language ?? null) : null,
    translations: vacancy.translations ?? {},
    sectors: ids(vacancy.sectors),
    educations: ids(vacancy.educations),
    workloads: ids(vacancy.workloads),
    languages: ids(vacancy.languages),
    employment_type: vacancy.employment_type,
    location_district_id: vacancy.location_district?.id ?? null,
    remote: vacancy.remote,
    salary_min: amountText(vacancy.salary_min),
    salary_max: amountText(vacancy.salary_max),
    salary_currency: vacancy.salary_currency ?? 'AWG',
    salary_period: vacancy.salary_period ?? 'month',
    salary_visible: vacancy.salary_visible,
    work_permit: vacancy.work_permit,
    contact_email: vacancy.contact_email ?? '',
    external_apply_url: vacancy.external_apply_url ?? '',
    screening_questions: vacancy.screening_questions,
    valid_through: vacancy.valid_through ?? '',
    opens_at: vacancy.opens_at === null ? '' : toArubaTime(vacancy.opens_at),
  };
}

/** Returns the versions in other languages, in the order of the language switch. */
export function versionsOf({ translations }: Pick<Draft, 'translations'>): [Locale, VacancyTexts][] {
  return LOCALES.flatMap((language) => {
    const texts = translations[language];
    return texts ? [[language, texts] as [Locale, VacancyTexts]] : [];
  });
}

/** Returns the chosen occupation. */
function occupationOf({ occupation, occupation_name }: RecruiterVacancy): Draft['occupation'] {
  return occupation ? { id: occupation, name: occupation_name ?? occupation } : null;
}

/** Names of the fields that differ. */
export function differences(one: Draft, other: Draft): DraftField[] {
  return (Object.keys(one) as DraftField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}
