import * as z from 'zod/mini';
import { emailSchema, textSchema } from './values.ts';

/** Reasons to report a vacancy, in display order. */
export const reportReasonSchema = z.enum([
  'scam',
  'discrimination',
  'misleading',
  'expired',
  'offensive',
  'other',
]);
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** Body of `POST /vacancies/{id}/report` (ours). `email` is the e-mail address for a reply. */
export const vacancyReportSchema = z.strictObject({
  reason: reportReasonSchema,
  message: z.optional(textSchema(2000)),
  email: z.optional(emailSchema),
});
export type VacancyReport = z.infer<typeof vacancyReportSchema>;
