import { type ScrapedPick, type ScrapedVacancy, vacancyUpdateSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** The recruiter's changes to a found vacancy before saving. Texts are stored as typed and may be empty. */
export const editSchema = z.extend(
  z.pick(vacancyUpdateSchema, {
    sectors: true,
    workloads: true,
    languages: true,
    employment_type: true,
    location_district_id: true,
    salary_currency: true,
    salary_period: true,
    text_language: true,
  }),
  { title: z.optional(z.string()), description: z.optional(z.string()) },
);
export type Edit = z.infer<typeof editSchema>;

export const MAX_TITLE_LENGTH = 140;
export const MAX_DESCRIPTION_LENGTH = 20_000;

export const titleOf = (vacancy: ScrapedVacancy, edit: Edit = {}) => edit.title ?? vacancy.title;

/** A title is the only field a draft requires. */
export const isTitleMissing = (vacancy: ScrapedVacancy, edit?: Edit) => titleOf(vacancy, edit).trim() === '';

export const toPick = ({ id }: ScrapedVacancy, edit: Edit = {}): ScrapedPick => ({ id, ...edit });
