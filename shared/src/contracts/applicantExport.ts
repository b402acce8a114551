import * as z from 'zod/mini';
import { roleSchema } from './accounts.ts';
import { applicantSchema } from './applicants.ts';
import { applicationMessageSchema } from './applicationMessages.ts';
import { answerSchema, applicantApplicationSchema } from './applications.ts';
import { cvSettingsSchema, jsonResumeSchema } from './cv.ts';
import { quietHoursSchema } from './notifications.ts';
import { openIdProviderSchema } from './openId.ts';
import { passkeysSchema } from './passkeys.ts';
import { idSchema, instantSchema } from './values.ts';

/** `GET /applicant/me/export` (not in the specification): all data stored about the caller. */
export const applicantExportSchema = z.object({
  exported_at: instantSchema,
  account: z.object({
    id: idSchema,
    role: roleSchema,
    name: z.string(),
    email: z.string(),
    verified: z.boolean(),
    created_at: instantSchema,
  }),
  /** Null without a profile, like `json_resume`. */
  profile: z.nullable(applicantSchema),
  json_resume: z.nullable(jsonResumeSchema),
  /** CVs of the CV builder. */
  cvs: z.array(
    z.object({
      name: z.string(),
      json_resume: jsonResumeSchema,
      settings: cvSettingsSchema,
      updated_at: instantSchema,
      shared_at: z.nullable(instantSchema),
    }),
  ),
  /** Uploaded files. Files removed from the profile stay with the applications that include them. */
  files: z.array(
    z.object({
      kind: z.enum(['photo', 'resume', 'message']),
      file_name: z.string(),
      media_type: z.string(),
      /** Size in bytes; null for images, which are stored in several sizes. */
      size: z.nullable(z.int()),
      uploaded_at: z.nullable(instantSchema),
      removed_at: z.nullable(instantSchema),
      application_ids: z.array(idSchema),
    }),
  ),
  applications: z.array(
    z.extend(applicantApplicationSchema, {
      answers: z.array(answerSchema),
      messages: z.array(
        z.pick(applicationMessageSchema, { side: true, text: true, at: true, read_at: true }),
      ),
      withdrawal_reason: z.nullable(z.string()),
      /** Whether the applicant gets neither mails nor notifications about messages. Absent: an older API. */
      is_muted: z.optional(z.boolean()),
    }),
  ),
  saved_vacancies: z.array(z.object({ vacancy_id: idSchema, title: z.string(), saved_at: instantSchema })),
  viewed_vacancies: z.array(z.object({ vacancy_id: idSchema, title: z.string(), viewed_at: instantSchema })),
  /** Vacancies that the applicant does not want to see among the recommendations. */
  hidden_recommendations: z.array(
    z.object({ vacancy_id: idSchema, title: z.string(), hidden_at: instantSchema }),
  ),
  /** Alerts, newsletter, contact messages and reports are found by e-mail address, so they are absent until it is verified. */
  search_alerts: z.array(
    z.object({
      filter: z.unknown(),
      frequency: z.string(),
      created_at: instantSchema,
      confirmed_at: z.nullable(instantSchema),
    }),
  ),
  newsletter: z.nullable(z.object({ asked_at: instantSchema, subscribed: z.boolean() })),
  contact_messages: z.array(
    z.object({ subject: z.nullable(z.string()), message: z.string(), sent_at: instantSchema }),
  ),
  vacancy_reports: z.array(
    z.object({ vacancy_id: idSchema, reason: z.string(), message: z.string(), sent_at: instantSchema }),
  ),
  notifications: z.array(
    z.object({ kind: z.string(), data: z.unknown(), at: instantSchema, read_at: z.nullable(instantSchema) }),
  ),
  /** Null while they are off. Absent: an older API. */
  quiet_hours: z.optional(z.nullable(quietHoursSchema)),
  notification_settings: z.array(z.object({ topic: z.string(), delivery: z.string() })),
  mails: z.array(z.object({ subject: z.string(), written_at: instantSchema })),
  sign_ins: z.array(z.object({ opened_at: instantSchema, ended_at: z.nullable(instantSchema) })),
  /** Accounts of other services that sign in to the account. */
  identities: z._default(
    z.array(
      z.object({
        provider: openIdProviderSchema,
        issuer: z.string(),
        subject: z.string(),
        email: z.string(),
        linked_at: instantSchema,
      }),
    ),
    [],
  ),
  /** Like `second_step`, absent: an older API. */
  passkeys: z.optional(passkeysSchema.shape.passkeys),
  /** Null while it is off. */
  second_step: z.optional(
    z.nullable(
      z.object({
        enabled_at: instantSchema,
        app_since: z.nullable(instantSchema),
        trusted_devices: z.array(
          z.object({
            user_agent: z.nullable(z.string()),
            trusted_at: instantSchema,
            expires_at: instantSchema,
          }),
        ),
      }),
    ),
  ),
});
export type ApplicantExport = z.infer<typeof applicantExportSchema>;
