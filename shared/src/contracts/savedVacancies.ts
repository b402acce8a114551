import * as z from 'zod/mini';
import { idSchema, instantSchema } from './values.ts';
import { vacancyCardSchema } from './vacancies.ts';

/** A saved vacancy as a card; `status` states whether it is still open. */
export const savedVacancySchema = z.extend(vacancyCardSchema, { saved_at: instantSchema });
export type SavedVacancy = z.infer<typeof savedVacancySchema>;

/** `GET /account/saved-vacancies` (ours), for every role, the last saved first. */
export const savedVacanciesSchema = z.object({ vacancies: z.array(savedVacancySchema) });
export type SavedVacancies = z.infer<typeof savedVacanciesSchema>;

/** Maximum per account. */
export const MOST_SAVED_VACANCIES = 500;

/**
 * Body of `POST /account/saved-vacancies` (ours): the vacancies saved on the device, the last saved first. They are
 * added to those of the account; ids of deleted vacancies are skipped. Responds with the whole list.
 */
export const savedVacanciesMergeSchema = z.strictObject({
  vacancy_ids: z.array(idSchema).check(z.maxLength(MOST_SAVED_VACANCIES)),
});

/** Maximum per account, and per device. */
export const MOST_VIEWED_VACANCIES = 12;

/**
 * `GET /account/viewed-vacancies` (ours): IDs of the vacancies that were opened last, the last one first. As the body
 * of `POST`: opened on the device, which come before those of the account.
 */
export const viewedVacanciesSchema = z.strictObject({
  vacancy_ids: z.array(idSchema).check(z.maxLength(MOST_VIEWED_VACANCIES)),
});
export type ViewedVacancies = z.infer<typeof viewedVacanciesSchema>;
