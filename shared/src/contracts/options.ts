import * as z from 'zod/mini';
import { optionRefSchema } from './values.ts';

/** Google's eight kinds of employment. */
export const employmentTypeSchema = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]);
export type EmploymentType = z.infer<typeof employmentTypeSchema>;

export const remoteModeSchema = z.enum(['no', 'hybrid', 'full']);
export type RemoteMode = z.infer<typeof remoteModeSchema>;

export const salaryPeriodSchema = z.enum(['hour', 'month', 'year']);
export type SalaryPeriod = z.infer<typeof salaryPeriodSchema>;

/**
 * Applicants that the employer can hire: people with local status only, anyone with a permit it sponsors, or anyone.
 */
export const workPermitSchema = z.enum(['local_only', 'sponsored', 'any']);
export type WorkPermit = z.infer<typeof workPermitSchema>;

export const applicationStatusSchema = z.enum([
  'new',
  'viewed',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
]);
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;
/** Statuses after which nothing more happens to an application. */
export const FINAL_STATUSES: readonly ApplicationStatus[] = ['hired', 'rejected', 'withdrawn'];

const codeRef = <T extends z.core.$ZodType>(id: T) => z.object({ id, name: z.string() });

/** `GET /options`: every list a form or filter offers, in display order. */
export const optionsSchema = z.object({
  sectors: z.array(optionRefSchema),
  educations: z.array(optionRefSchema),
  workloads: z.array(optionRefSchema),
  languages: z.array(optionRefSchema),
  districts: z.array(optionRefSchema),
  company_sizes: z.array(optionRefSchema),
  employment_types: z.array(codeRef(employmentTypeSchema)),
  salary_periods: z.array(codeRef(salaryPeriodSchema)),
  application_statuses: z.array(codeRef(applicationStatusSchema)),
});
export type Options = z.infer<typeof optionsSchema>;
