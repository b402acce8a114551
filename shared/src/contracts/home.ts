import * as z from 'zod/mini';
import { countedOptionSchema, instantSchema, minorUnitsSchema, optionRefSchema } from './values.ts';
import { companyCardSchema } from './companies.ts';
import { vacancyCardSchema } from './vacancies.ts';

export const postCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  published_at: instantSchema,
});
export type PostCard = z.infer<typeof postCardSchema>;

/** `GET /homepage-data`. Salary insight is the median by sector, AWG minor units a month, of stated salaries. */
export const homepageDataSchema = z.object({
  open_vacancies: z.int(),
  hiring_companies: z.int(),
  sponsored: z.array(vacancyCardSchema),
  newest: z.array(vacancyCardSchema),
  sectors: z.array(countedOptionSchema),
  companies: z.array(companyCardSchema),
  salary_insight: z.array(
    z.object({ sector: optionRefSchema, median_month: minorUnitsSchema, vacancies: z.int() }),
  ),
  posts: z.array(postCardSchema),
});
export type HomepageData = z.infer<typeof homepageDataSchema>;
