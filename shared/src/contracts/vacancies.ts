import * as z from 'zod/mini';
import {
  countedOptionSchema,
  currencySchema,
  daySchema,
  idSchema,
  instantSchema,
  localeSchema,
  minorUnitsSchema,
  optionRefSchema,
  pageInfoShape,
  sortOrderSchema,
  textSchema,
} from './values.ts';
import { companyCardSchema, companyRefSchema } from './companies.ts';
import type { Locale } from './languages.ts';
import { employmentTypeSchema, remoteModeSchema, salaryPeriodSchema, workPermitSchema } from './options.ts';

export const vacancyStatusSchema = z.enum(['draft', 'open', 'closed', 'expired']);
export type VacancyStatus = z.infer<typeof vacancyStatusSchema>;

/** Versions of a text by language; a language without one is absent. */
export const perLanguage = <Schema extends z.core.SomeType>(schema: Schema) => {
  const version = z.optional(schema);
  return z.object({ en: version, pap: version, nl: version, es: version });
};

/** A vacancy as lists show it. Salary fields are null unless the employer shows the salary; amounts in minor units. */
export const vacancyCardSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** Language of the title and of the texts. Absent: unknown, also in responses of older servers. */
  text_language: z.optional(localeSchema),
  /** Versions in other languages, which their company has written. Absent: none. */
  translations: z.optional(perLanguage(z.object({ title: z.string() }))),
  sponsored: z.boolean(),
  status: vacancyStatusSchema,
  company: companyRefSchema,
  /** Logo URLs that the specification names in addition to `company.logo`; this API returns only that one. */
  logo: z.optional(z.nullable(z.string())),
  company_logo: z.optional(z.nullable(z.string())),
  location_district: z.nullable(optionRefSchema),
  workloads: z.array(optionRefSchema),
  employment_type: z.nullable(employmentTypeSchema),
  remote: remoteModeSchema,
  salary_min: z.nullable(minorUnitsSchema),
  salary_max: z.nullable(minorUnitsSchema),
  salary_currency: z.nullable(currencySchema),
  salary_period: z.nullable(salaryPeriodSchema),
  published_at: z.nullable(instantSchema),
  /** Last day to apply. */
  valid_through: z.nullable(daySchema),
  /**
   * Kilometres of the straight line from the centre of a chosen district to that of the vacancy's own, rounded up; 0 in
   * a chosen district. Only in a search with `within_km`.
   */
  distance_km: z.optional(z.int()),
});
export type VacancyCard = z.infer<typeof vacancyCardSchema>;

export const screeningQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  kind: z.enum(['text', 'yes_no', 'choice']),
  choices: z.array(z.string()),
  required: z.boolean(),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestionSchema>;

/** A screening question as its company sees it; applicants never receive `knock_out`. */
export const recruiterQuestionSchema = z.extend(screeningQuestionSchema, {
  /** Answers to flag: `yes` or `no` of a `yes_no`, some of the `choices` of a `choice`. Absent: none. */
  knock_out: z.optional(z.array(z.string())),
});
export type RecruiterQuestion = z.infer<typeof recruiterQuestionSchema>;

/** Texts of a vacancy in one language. `description`, `requirements` and `benefits` are Markdown; empty: not translated. */
export const vacancyTextsSchema = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  /** In a version: screening questions by ID. `choices` maps the choices of the original, which stay the answers. */
  questions: z.optional(
    z.record(z.string(), z.object({ question: z.string(), choices: z.record(z.string(), z.string()) })),
  ),
});
export type VacancyTexts = z.infer<typeof vacancyTextsSchema>;

/** `GET /vacancies/{id}`. `description`, `requirements` and `benefits` are Markdown. */
export const vacancySchema = z.extend(vacancyCardSchema, {
  translations: z.optional(perLanguage(vacancyTextsSchema)),
  /** Name that the employer uses, which has no language: pages of readers do not show it. */
  department: z.nullable(z.string()),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  sectors: z.array(optionRefSchema),
  educations: z.array(optionRefSchema),
  languages: z.array(optionRefSchema),
  work_permit: workPermitSchema,
  external_apply_url: z.nullable(z.string()),
  source: z.enum(['manual', 'imported']),
  source_url: z.nullable(z.string()),
  views: z.int(),
  screening_questions: z.array(screeningQuestionSchema),
  /** Template of the package that paid for the posting; `text` is the specification's `customTemplate`. */
  template: z.optional(z.nullable(z.object({ name: z.string(), text: z.nullable(z.string()) }))),
  employer: z.extend(companyCardSchema, {
    description: z.string(),
    website: z.nullable(z.string()),
    /** +297 and seven digits. */
    whatsapp: z.optional(z.nullable(z.string())),
    /** Street and number. */
    address: z.optional(z.nullable(z.string())),
    /** URL of the cover image, 4:1. */
    cover: z.optional(z.nullable(z.string())),
    /** Same as on the page of the company. */
    answer_days: z.optional(z.nullable(z.int())),
  }),
  similar: z.array(vacancyCardSchema),
});
export type Vacancy = z.infer<typeof vacancySchema>;
export type VacancyTranslations = NonNullable<Vacancy['translations']>;

/**
 * `relevance` requires a search_string, `distance` a district; `closing` is soonest first; `salary` compares monthly amounts
 * in AWG.
 */
export const vacancySortSchema = z.enum(['relevance', 'date', 'closing', 'salary', 'distance']);
export type VacancySort = z.infer<typeof vacancySortSchema>;

const someIds = z.optional(z.array(idSchema).check(z.maxLength(50)));

/** Body of `POST /vacancies/searchfilter`; every key may be left out. The keys after `sort_order` are ours. */
export const vacancyFilterSchema = z.strictObject({
  search_string: z.optional(textSchema(200)),
  filter_sectors: someIds,
  filter_educations: someIds,
  filter_workloads: someIds,
  filter_languages: someIds,
  sort_by: z.optional(vacancySortSchema),
  sort_order: z.optional(sortOrderSchema),
  filter_districts: someIds,
  filter_companies: someIds,
  filter_employment_types: z.optional(z.array(employmentTypeSchema).check(z.maxLength(8))),
  filter_remote: z.optional(z.array(remoteModeSchema).check(z.maxLength(3))),
  filter_work_permits: z.optional(z.array(workPermitSchema).check(z.maxLength(3))),
  /** Maximum age in days. */
  posted_within: z.optional(z.int().check(z.gte(1), z.lte(365))),
  /** If true, finds vacancies that state a salary. */
  salary_stated: z.optional(z.boolean()),
  /** Lowest start of a stated salary, in florins a month; other currencies and periods are converted. */
  salary: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
  /** True when a search with `salary` also finds vacancies without a salary. */
  salary_unstated: z.optional(z.boolean()),
  /** Adds the districts whose centres are at most this many kilometres from those of `filter_districts`. */
  within_km: z.optional(z.int().check(z.gte(1), z.lte(50))),
});
export type VacancyFilter = z.infer<typeof vacancyFilterSchema>;

export const workloadKindSchema = z.enum(['hours', 'schedule', 'contract']);
export type WorkloadKind = z.infer<typeof workloadKindSchema>;

/** Florins a month of the first and of the last step of `salaries`, and from one step to the next. */
export const SALARY_STEPS = { first: 2000, last: 8000, size: 100 };

/** Number of vacancies per filter value, given the other filters. `posted_within` counts days: 1, 3, 7, 30. */
export const vacancyFacetsSchema = z.object({
  sectors: z.array(countedOptionSchema),
  educations: z.array(countedOptionSchema),
  /** Workloads of one kind are alternatives; kinds narrow each other. */
  workloads: z.array(z.extend(countedOptionSchema, { kind: z.optional(workloadKindSchema) })),
  languages: z.array(countedOptionSchema),
  districts: z.array(countedOptionSchema),
  /** Alternatives to the workloads of the kind `contract`. */
  employment_types: z.array(countedOptionSchema),
  remote: z.array(countedOptionSchema),
  work_permits: z.array(countedOptionSchema),
  posted_within: z.array(countedOptionSchema),
  /** A single value, `true`. */
  salary_stated: z.array(countedOptionSchema),
});
export type VacancyFacets = z.infer<typeof vacancyFacetsSchema>;

/** `GET /vacancies`, `POST /vacancies/searchfilter`. Without a query and `sort_by`, sponsored vacancies come first. */
export const vacancyPageSchema = z.object({
  ...pageInfoShape,
  data: z.array(vacancyCardSchema),
  facets: vacancyFacetsSchema,
  /**
   * Vacancies per step of `SALARY_STEPS` that the start of their salary reaches, given the other filters; the first step has
   * all below the second. `unstated`: those without a salary. Absent in responses of older servers.
   */
  salaries: z.optional(z.object({ steps: z.array(z.int()), unstated: z.int() })),
  /** For an empty result: the number of results without one key of the filter, if there are any. */
  loosened: z.array(z.object({ without: z.string(), total: z.int() })),
  /** The query with corrected spelling, when its results are shown instead. */
  corrected: z.nullable(z.string()),
  /** Words of the query that were left out, because nothing matches all words. */
  left_out: z.array(z.string()),
});
export type VacancyPage = z.infer<typeof vacancyPageSchema>;

/** `GET /vacancies/cards?ids=7,9` (ours): at most a hundred, open or ended; deleted ones are left out. */
export const vacancyCardsSchema = z.object({ vacancies: z.array(vacancyCardSchema) });

/** A vacancy as its own company sees it in a list. */
export const ownVacancySchema = z.extend(vacancyCardSchema, {
  department: z.nullable(z.string()),
  /** When the draft will be published; null without a schedule. */
  opens_at: z.nullable(instantSchema),
  views: z.int(),
  applicants_count: z.int(),
  new_applicants_count: z.int(),
  applicants_by_status: z.object({
    new: z.int(),
    viewed: z.int(),
    shortlisted: z.int(),
    interview: z.int(),
    offer: z.int(),
    hired: z.int(),
    rejected: z.int(),
    withdrawn: z.int(),
  }),
  sponsored_until: z.nullable(instantSchema),
  /** Posting that the vacancy uses; null for a draft. */
  posting: z.nullable(z.enum(['free', 'package'])),
  /** Name of the package that paid for the posting. */
  package_name: z.nullable(z.string()),
  /** Last day of the posting; extending beyond it uses another posting. */
  posted_until: z.nullable(daySchema),
  /** Name of the recruiter who created it; null once that account is gone. */
  posted_by: z.nullable(z.string()),
  /** Page that it was imported from. */
  source_url: z.nullable(z.string()),
  created_at: instantSchema,
});
export type OwnVacancy = z.infer<typeof ownVacancySchema>;

/** `GET /recruiter/vacancies` (ours): the vacancies of the caller's companies, newest first. */
export const ownVacanciesSchema = z.object({ vacancies: z.array(ownVacancySchema) });
export type OwnVacancies = z.infer<typeof ownVacanciesSchema>;

/**
 * Returns the vacancy with the texts of its version in a language, else unchanged. A text that the version leaves empty
 * is that of the original. `text_language` is the language of the title.
 */
export function vacancyIn<Shown extends VacancyCard>(vacancy: Shown, locale: Locale): Shown {
  const version: Partial<VacancyTexts> | undefined = vacancy.translations?.[locale];
  if (!version?.title) return vacancy;
  const { questions: _, ...texts } = version;
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  return { ...vacancy, ...written, text_language: locale };
}

/**
 * Returns the texts of a screening question in a language, those of the original where the version has none, and the
 * language of the question itself.
 */
export function questionIn(
  { text_language, translations }: Vacancy,
  { id, question, choices }: ScreeningQuestion,
  locale: Locale,
): { language: Locale | undefined; question: string; labels: Record<string, string> } {
  const version = translations?.[locale]?.questions?.[id];
  return {
    language: version?.question ? locale : text_language,
    question: version?.question || question,
    labels: Object.fromEntries(choices.map((choice) => [choice, version?.choices[choice] || choice])),
  };
}

/** Languages that a vacancy is known to have a text in, that of the original first. */
export function languagesOf({ text_language, translations = {} }: VacancyCard): Locale[] {
  return [...(text_language ? [text_language] : []), ...(Object.keys(translations) as Locale[])];
}
