import { type ScrapedPick, type ScrapedVacancy, vacancyUpdateSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** What the recruiter changed in a found vacancy before it is saved. Texts as they are typed, so perhaps empty. */
export const editSchema = z.extend(
  z.pick(vacancyUpdateSchema, {
    sectors: true,
    workloads: true,
    languages: true,
    employment_type: true,
    location_district_id: true,
    salary_currency: true,
    salary_period: true,
  }),
  { title: z.optional(z.string()), description: z.optional(z.string()) },
);
export type Edit = z.infer<typeof editSchema>;

export const LONGEST_TITLE = 140;
export const LONGEST_DESCRIPTION = 20_000;

export const titleOf = (vacancy: ScrapedVacancy, edit: Edit = {}) => edit.title ?? vacancy.title;

/** A draft needs a title; everything else can wait. */
export const lacksTitle = (vacancy: ScrapedVacancy, edit?: Edit) => titleOf(vacancy, edit).trim() === '';

export const pickOf = ({ id }: ScrapedVacancy, edit: Edit = {}): ScrapedPick => ({ id, ...edit });
