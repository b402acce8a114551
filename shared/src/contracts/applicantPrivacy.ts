import * as z from 'zod/mini';
import { companyRefSchema } from './companies.ts';
import { instantSchema } from './values.ts';

/** `GET /applicant/me/data` (not in the specification): how much is stored about the caller. */
export const storedDataSchema = z.object({
  applications: z.int(),
  /** Applications that the company has not decided on. */
  open_applications: z.int(),
  /** Uploaded resumes, including those sent with an application and removed since. */
  resumes: z.int(),
  has_photo: z.boolean(),
  saved_vacancies: z.int(),
  search_alerts: z.int(),
  /** Total size of the uploaded resumes in bytes. */
  file_bytes: z.int(),
  last_exported_at: z.nullable(instantSchema),
});
export type StoredData = z.infer<typeof storedDataSchema>;

/** Maximum number of companies that an applicant can block. */
export const MAX_BLOCKED_COMPANIES = 100;

/** `GET /applicant/me/blocked-companies` (not in the specification), by name. */
export const blockedCompaniesSchema = z.object({ companies: z.array(companyRefSchema) });
export type BlockedCompanies = z.infer<typeof blockedCompaniesSchema>;
