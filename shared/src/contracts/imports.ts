import * as z from 'zod/mini';
import { employmentTypeSchema, remoteModeSchema, salaryPeriodSchema } from './options.ts';
import { vacancyStatusSchema } from './vacancies.ts';
import { vacancyUpdateSchema } from './vacancyWriting.ts';
import {
  currencySchema,
  daySchema,
  idSchema,
  instantSchema,
  minorUnitsSchema,
  optionRefSchema,
} from './values.ts';

/** Fields of a vacancy found on a page. Facts that the page does not state are null or empty; nothing is guessed. */
const scrapedShape = {
  title: z.string(),
  /** Markdown, as the two below. */
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  sectors: z.array(optionRefSchema),
  educations: z.array(optionRefSchema),
  workloads: z.array(optionRefSchema),
  languages: z.array(optionRefSchema),
  employment_type: z.nullable(employmentTypeSchema),
  /** Location as the page states it. */
  place: z.nullable(z.string()),
  location_district: z.nullable(optionRefSchema),
  remote: z.nullable(remoteModeSchema),
  salary_min: z.nullable(minorUnitsSchema),
  salary_max: z.nullable(minorUnitsSchema),
  /** Null while a salary is stated: the page does not name its currency. */
  salary_currency: z.nullable(currencySchema),
  salary_period: z.nullable(salaryPeriodSchema),
  /** Salary as the page states it. */
  salary_text: z.nullable(z.string()),
  /** The day on which the source published it. */
  date_posted: z.nullable(daySchema),
  valid_through: z.nullable(daySchema),
  external_apply_url: z.nullable(z.string()),
};
const scrapedValuesSchema = z.object(scrapedShape);
export type ScrapedValues = z.infer<typeof scrapedValuesSchema>;
export type ScrapedField = keyof ScrapedValues;

/** Vacancy found on a careers page. */
export const scrapedVacancySchema = z.extend(scrapedValuesSchema, {
  id: idSchema,
  /** URL of the vacancy's page, or of the page that lists it. */
  source_url: z.string(),
  /** Source of the data: `json-ld`, `microdata`, an applicant-tracking system, `feed`, `text`. */
  found_by: z.string(),
  /** True if the page had only a teaser or plain text, to be completed by hand. */
  incomplete: z.boolean(),
  /** For each field that was stated, where: as `JobPosting.title`. */
  origins: z.record(z.string(), z.string()),
  /** The vacancy that it was imported as, by this or an earlier import. */
  vacancy_id: z.nullable(idSchema),
  /** Status of that vacancy; null: not imported. */
  vacancy_status: z.optional(z.nullable(vacancyStatusSchema)),
  /** Another open vacancy or draft of the company with the same title or page. */
  posted: z.nullable(z.object({ id: idSchema, title: z.string(), status: z.enum(['draft', 'open']) })),
});
export type ScrapedVacancy = z.infer<typeof scrapedVacancySchema>;

/** Progress of an import; also the data of the event `import-progress` on `private-user.{id}`. */
export const importProgressSchema = z.object({
  import_id: idSchema,
  company_id: idSchema,
  pages_done: z.int(),
  /** Number of pages known so far; it grows while pages link to further ones. */
  pages_total: z.int(),
  found: z.int(),
});
export type ImportProgress = z.infer<typeof importProgressSchema>;

/**
 * `GET /recruiter/scraped-vacancies/{company}`. 200: `status` is `finished`, or `none` when only stored results were
 * requested and there are none. 202: `running`, request again with `?import={import_id}`.
 */
export const scrapedVacanciesSchema = z.object({
  status: z.enum(['none', 'running', 'finished']),
  progress: z.nullable(importProgressSchema),
  source_url: z.nullable(z.string()),
  finished_at: z.nullable(instantSchema),
  vacancies: z.array(scrapedVacancySchema),
});
export type ScrapedVacancies = z.infer<typeof scrapedVacanciesSchema>;

const pickSchema = z.extend(z.omit(vacancyUpdateSchema, { status: true }), {
  /** ID of the scraped vacancy; other keys are the changes of the recruiter. */
  id: idSchema,
});
export type ScrapedPick = z.infer<typeof pickSchema>;

/** Body of `POST /recruiter/scraped-vacancies/{company}/import` (ours). */
export const importPicksSchema = z.strictObject({
  picks: z.array(pickSchema).check(z.minLength(1), z.maxLength(50)),
});

/** Imported vacancies. `is_new` is false for a vacancy imported before, which stays unchanged. */
export const importedPicksSchema = z.object({
  imported: z.array(z.object({ id: idSchema, vacancy_id: idSchema, is_new: z.boolean() })),
});
export type ImportedPicks = z.infer<typeof importedPicksSchema>;
