import {
  type Company,
  type Locale,
  type Options,
  type RecruiterVacancy,
  type Vacancy,
  vacancyIn,
} from '@cpa/shared/contracts';
import { parseAmount } from './amounts.ts';
import type { Draft } from './draft.ts';
import { findInvalid } from './fieldErrors.ts';

type Sources = {
  vacancy: RecruiterVacancy | null;
  options: Options;
  company: Vacancy['company'];
  /** Null while it loads. */
  employer: Company | null;
  /** Shown while the draft has none. */
  title: string;
  /** Shows the version in this language. Null: the text itself. */
  language: Locale | null;
  now: Date;
};

/** Returns the vacancy as the public pages would show it. */
export function previewVacancy(draft: Draft, sources: Sources): Vacancy {
  const { vacancy, options, company, employer, title, language, now } = sources;
  const chosen = (all: readonly { id: number; name: string }[], ids: number[]) =>
    all.filter(({ id }) => ids.includes(id));
  const invalid = findInvalid(draft);
  const isSalaryShown = draft.salary_visible && !invalid.salary_min && !invalid.salary_max;
  const amount = (text: string) => {
    const minor = parseAmount(text);
    return isSalaryShown && minor !== null && minor >= 0 ? minor : null;
  };
  const min = amount(draft.salary_min);
  const max = amount(draft.salary_max);
  const isStated = min !== null || max !== null;
  const preview: Vacancy = {
    id: vacancy?.id ?? 1,
    title: draft.title.trim() || title,
    text_language: originalLanguage(draft, vacancy),
    translations: draft.translations,
    sponsored: vacancy?.sponsored ?? false,
    status: 'open',
    company,
    location_district: options.districts.find(({ id }) => id === draft.location_district_id) ?? null,
    workloads: chosen(options.workloads, draft.workloads),
    employment_type: draft.employment_type,
    remote: draft.remote,
    salary_min: min,
    salary_max: max,
    salary_currency: isStated ? draft.salary_currency : null,
    salary_period: isStated ? draft.salary_period : null,
    published_at: vacancy?.published_at ?? now.toISOString(),
    valid_through: draft.valid_through || null,
    department: draft.department.trim() || null,
    description: draft.description,
    requirements: draft.requirements,
    benefits: draft.benefits,
    sectors: chosen(options.sectors, draft.sectors),
    educations: chosen(options.educations, draft.educations),
    languages: chosen(options.languages, draft.languages),
    work_permit: draft.work_permit,
    external_apply_url: draft.external_apply_url.trim() || null,
    source: vacancy?.source ?? 'manual',
    source_url: vacancy?.source_url ?? null,
    views: 0,
    screening_questions: [],
    employer: employer ?? {
      ...company,
      sectors: [],
      district: null,
      size: null,
      verified: false,
      open_vacancies: 0,
      description: '',
      website: null,
    },
    similar: [],
  };
  // The slots show the texts as they are, whatever the language of the page.
  return { ...(language ? vacancyIn(preview, language) : preview), translations: {} };
}

/** Language of the text itself; undefined until the server has guessed it, and if it cannot. */
export const originalLanguage = (draft: Draft, vacancy: RecruiterVacancy | null): Locale | undefined =>
  draft.text_language ?? vacancy?.text_language;
