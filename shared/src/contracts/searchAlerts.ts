import * as z from 'zod/mini';
import { emailSchema, idSchema, instantSchema } from './values.ts';
import { vacancyFilterSchema } from './vacancies.ts';

export const alertFrequencySchema = z.enum(['at_once', 'daily', 'weekly']);
export type AlertFrequency = z.infer<typeof alertFrequencySchema>;

/**
 * Body of `POST /search-alerts` (ours): a search, and how often its new vacancies are mailed. Without `email` it is
 * the address of whoever is signed in.
 */
export const searchAlertCreateSchema = z.strictObject({
  email: z.optional(emailSchema),
  filter: vacancyFilterSchema,
  frequency: alertFrequencySchema,
});
export type SearchAlertCreate = z.infer<typeof searchAlertCreateSchema>;

/**
 * `confirmed`: begins at once, which it does for the verified address of whoever is signed in. Anybody else is mailed
 * a link to confirm, and is answered the same whether the address was known or not.
 */
export const searchAlertAskedSchema = z.object({
  email: z.string(),
  confirmed: z.boolean(),
  message: z.string(),
});
export type SearchAlertAsked = z.infer<typeof searchAlertAskedSchema>;

/** `name` says the search in words, as "cook, Food and beverage, Noord/Tanki Leendert". */
export const searchAlertSchema = z.object({
  id: idSchema,
  name: z.string(),
  filter: vacancyFilterSchema,
  frequency: alertFrequencySchema,
  created_at: instantSchema,
  /** When a digest was last mailed. */
  last_sent_at: z.nullable(instantSchema),
});
export type SearchAlert = z.infer<typeof searchAlertSchema>;

/** `GET /account/search-alerts` (ours): those of the caller's verified address, the newest first. */
export const searchAlertsSchema = z.object({ alerts: z.array(searchAlertSchema) });
export type SearchAlerts = z.infer<typeof searchAlertsSchema>;
