import * as z from 'zod/mini';
import { roleSchema } from './accounts.ts';
import { applicantSchema } from './applicants.ts';
import { answerSchema, applicantApplicationSchema } from './applications.ts';
import { jsonResumeSchema } from './jsonResume.ts';
import { idSchema, instantSchema } from './values.ts';

/** `GET /applicant/me/export` (ours): everything that is kept about the person who asks. */
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
  /** Null without a profile, as `json_resume`. */
  profile: z.nullable(applicantSchema),
  json_resume: z.nullable(jsonResumeSchema),
  /** What the CV builder saved: a JSON Resume document and the name of its template. */
  cv: z.nullable(z.object({ document: z.unknown(), template: z.string(), updated_at: instantSchema })),
  /** What was uploaded and is kept; files taken off the list stay with the applications that carry them. */
  files: z.array(
    z.object({
      kind: z.enum(['photo', 'resume']),
      file_name: z.string(),
      media_type: z.string(),
      /** Bytes; null for pictures, which are kept in several sizes. */
      size: z.nullable(z.int()),
      uploaded_at: z.nullable(instantSchema),
      removed_at: z.nullable(instantSchema),
      application_ids: z.array(idSchema),
    }),
  ),
  applications: z.array(z.extend(applicantApplicationSchema, { answers: z.array(answerSchema) })),
  saved_vacancies: z.array(z.object({ vacancy_id: idSchema, title: z.string(), saved_at: instantSchema })),
  /** Alerts, letters and reports are found by their address; they are left out until the address is verified. */
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
  mails: z.array(z.object({ subject: z.string(), written_at: instantSchema })),
  sign_ins: z.array(z.object({ opened_at: instantSchema, ended_at: z.nullable(instantSchema) })),
});
export type ApplicantExport = z.infer<typeof applicantExportSchema>;
