import * as z from 'zod/mini';
import {
  countedOptionSchema,
  instantSchema,
  localeSchema,
  minorUnitsSchema,
  optionRefSchema,
} from './values.ts';
import { companyCardSchema } from './companies.ts';
import { vacancyCardSchema } from './vacancies.ts';

export const postCardSchema = z.object({
  slug: z.string(),
  /** Language of the text: English when it does not exist in the requested one. */
  language: localeSchema,
  title: z.string(),
  summary: z.string(),
  published_at: instantSchema,
});
export type PostCard = z.infer<typeof postCardSchema>;

/** Salaries of a sector, in minor units of AWG per month. Present for sectors with at least three stated salaries. */
export const salaryInsightSchema = z.object({
  sector: optionRefSchema,
  median_month: minorUnitsSchema,
  min_month: minorUnitsSchema,
  max_month: minorUnitsSchema,
  vacancies: z.int(),
});
export type SalaryInsight = z.infer<typeof salaryInsightSchema>;

/** `GET /homepage-data`. */
export const homepageDataSchema = z.object({
  open_vacancies: z.int(),
  hiring_companies: z.int(),
  sponsored: z.array(vacancyCardSchema),
  newest: z.array(vacancyCardSchema),
  sectors: z.array(countedOptionSchema),
  /** Every district, also without vacancies. */
  districts: z.optional(z.array(countedOptionSchema)),
  companies: z.array(companyCardSchema),
  salary_insight: z.array(salaryInsightSchema),
  posts: z.array(postCardSchema),
});
export type HomepageData = z.infer<typeof homepageDataSchema>;
