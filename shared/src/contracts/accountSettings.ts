import * as z from 'zod/mini';
import { idSchema, instantSchema, localeSchema } from './values.ts';

/** `GET /account/sessions` (not in the specification), the caller's own session first. */
export const sessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Browser and system, for example "Chrome on Android"; null when unknown. */
      device: z.nullable(z.string()),
      ip_address: z.nullable(z.string()),
      signed_in_at: instantSchema,
      last_seen_at: instantSchema,
      current: z.boolean(),
    }),
  ),
});
export type Sessions = z.infer<typeof sessionsSchema>;

/** `GET /recruiter/user/deletion` (not in the specification): what deleting the account does to the companies. */
export const accountDeletionSchema = z.object({
  companies: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      open_vacancies: z.int(),
      /** `stays`: another owner remains. `handed_over`: `successor` becomes the owner. `closes`: no member remains. */
      outcome: z.enum(['stays', 'handed_over', 'closes']),
      successor: z.nullable(z.string()),
    }),
  ),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** Body of `POST /recruiter/user/delete` (not in the specification). */
export const deleteAccountSchema = z.strictObject({ password: z.string().check(z.maxLength(128)) });

/** Body and response of `PUT /account/language` (not in the specification): the language of mails to the account. */
export const accountLanguageSchema = z.strictObject({ language: localeSchema });
