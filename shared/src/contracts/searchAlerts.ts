import * as z from 'zod/mini';
import { emailSchema, idSchema, instantSchema } from './values.ts';
import { vacancyFilterSchema } from './vacancies.ts';

export const alertFrequencySchema = z.enum(['at_once', 'daily', 'weekly']);
export type AlertFrequency = z.infer<typeof alertFrequencySchema>;

/**
 * Body of `POST /search-alerts` (ours): a search, and how often its new vacancies are mailed. Default of `email`: the
 * e-mail address of the signed-in user.
 */
export const searchAlertCreateSchema = z.strictObject({
  email: z.optional(emailSchema),
  filter: vacancyFilterSchema,
  frequency: alertFrequencySchema,
});
export type SearchAlertCreate = z.infer<typeof searchAlertCreateSchema>;

/**
 * `confirmed`: starts at once, which it does for the verified e-mail address of the signed-in user. Other visitors get
 * a link to confirm by e-mail, and the same response whether the e-mail address is known or not.
 */
export const searchAlertAskedSchema = z.object({
  email: z.string(),
  confirmed: z.boolean(),
  message: z.string(),
});
export type SearchAlertAsked = z.infer<typeof searchAlertAskedSchema>;

/** `name` describes the search, for example "cook, Food and beverage, Noord/Tanki Leendert". */
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

/** `GET /account/search-alerts` (ours): those of the caller's verified e-mail address, the newest first. */
export const searchAlertsSchema = z.object({ alerts: z.array(searchAlertSchema) });
export type SearchAlerts = z.infer<typeof searchAlertsSchema>;
