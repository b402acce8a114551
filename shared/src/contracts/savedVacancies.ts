import * as z from 'zod/mini';
import { idSchema, instantSchema } from './values.ts';
import { vacancyCardSchema } from './vacancies.ts';

/** A saved vacancy as a card; `status` tells whether it is open still. */
export const savedVacancySchema = z.extend(vacancyCardSchema, { saved_at: instantSchema });
export type SavedVacancy = z.infer<typeof savedVacancySchema>;

/** `GET /account/saved-vacancies` (ours), of every role, the last saved first. */
export const savedVacanciesSchema = z.object({ vacancies: z.array(savedVacancySchema) });
export type SavedVacancies = z.infer<typeof savedVacanciesSchema>;

/** Of one account. */
export const MOST_SAVED_VACANCIES = 500;

/**
 * Body of `POST /account/saved-vacancies` (ours): what the device kept, the last saved first. It is added to what the
 * account has; ids of vacancies that are no more are passed over. Answers the whole list.
 */
export const savedVacanciesMergeSchema = z.strictObject({
  vacancy_ids: z.array(idSchema).check(z.maxLength(MOST_SAVED_VACANCIES)),
});

/** Of one account, and of one device. */
export const MOST_VIEWED_VACANCIES = 12;

/**
 * `GET /account/viewed-vacancies` (ours): IDs of the vacancies that were opened last, the last one first. As the body of
 * `POST`: opened on the device, which come before those of the account.
 */
export const viewedVacanciesSchema = z.strictObject({
  vacancy_ids: z.array(idSchema).check(z.maxLength(MOST_VIEWED_VACANCIES)),
});
export type ViewedVacancies = z.infer<typeof viewedVacanciesSchema>;
