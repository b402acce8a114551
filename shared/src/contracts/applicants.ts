import * as z from 'zod/mini';
import { idSchema, instantSchema, lineSchema, optionRefSchema, textSchema } from './values.ts';
import { workPermitSchema } from './options.ts';

export const visibilitySchema = z.enum(['hidden', 'companies_i_applied_to', 'searchable']);
export type Visibility = z.infer<typeof visibilitySchema>;

/** A month, for example `2026-11`. */
const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const experienceSchema = z.strictObject({
  title: lineSchema(120),
  company: lineSchema(120),
  from: monthSchema,
  /** Null for the present. */
  to: z.nullable(monthSchema),
  description: textSchema(2000),
});
export type Experience = z.infer<typeof experienceSchema>;

export const schoolingSchema = z.strictObject({
  school: lineSchema(120),
  degree: lineSchema(120),
  from: z.nullable(monthSchema),
  to: z.nullable(monthSchema),
});
export type Schooling = z.infer<typeof schoolingSchema>;

export const languageLevelSchema = z.enum(['basic', 'conversational', 'fluent', 'native']);

export const spokenLanguageSchema = z.strictObject({ language_id: idSchema, level: languageLevelSchema });
export type SpokenLanguage = z.infer<typeof spokenLanguageSchema>;

/** A resume of the applicant. The default is sent with an application that names none. */
export const resumeFileSchema = z.object({
  id: idSchema,
  file_name: z.string(),
  /** Size in bytes. */
  size: z.int(),
  is_default: z.boolean(),
  uploaded_at: instantSchema,
});
export type ResumeFile = z.infer<typeof resumeFileSchema>;

/** `GET /recruiter/applicants/{id}/resume`: a URL on this site, valid for five minutes. */
export const resumeLinkSchema = z.object({ url: z.string(), expires_at: instantSchema });
export type ResumeLink = z.infer<typeof resumeLinkSchema>;

const editableShape = {
  name: lineSchema(120),
  headline: textSchema(160),
  /** +297 and seven digits, or another country's number in international form. */
  phone: z.nullable(z.string().check(z.regex(/^\+[0-9]{7,15}$/))),
  district_id: z.nullable(idSchema),
  about: textSchema(4000),
  education_id: z.nullable(idSchema),
  experience: z.array(experienceSchema).check(z.maxLength(50)),
  educations: z.array(schoolingSchema).check(z.maxLength(50)),
  skills: z.array(lineSchema(60)).check(z.maxLength(60)),
  languages: z.array(spokenLanguageSchema).check(z.maxLength(20)),
  work_permit: z.nullable(workPermitSchema),
  visibility: visibilitySchema,
  blocked_company_ids: z.array(idSchema).check(z.maxLength(100)),
  /** False turns the recommendations off. */
  recommendations: z.boolean(),
};

/** Body of `POST /applicants` and `POST /applicant/me`; every key is optional. */
export const applicantUpdateSchema = z.partial(z.strictObject(editableShape));
export type ApplicantUpdate = z.infer<typeof applicantUpdateSchema>;

/** `GET /applicant/me`. */
export const applicantSchema = z.object({
  ...editableShape,
  id: idSchema,
  email: z.string(),
  photo: z.nullable(z.string()),
  district: z.nullable(optionRefSchema),
  education: z.nullable(optionRefSchema),
  resumes: z.array(resumeFileSchema),
});
export type Applicant = z.infer<typeof applicantSchema>;

/** Body of `POST /applicant/me/resumes/{id}` (not in the specification). The server keeps the file extension. */
export const resumeRenameSchema = z.strictObject({ file_name: lineSchema(100) });

/** Maximum number of resumes of an applicant. */
export const MAX_RESUMES = 10;

/** Largest resume or photo in bytes. */
export const MAX_APPLICANT_FILE_BYTES = 5 * 1024 * 1024;

/** Timeout in milliseconds of a request with such a file, over a slow mobile connection. */
export const UPLOAD_TIMEOUT_MS = 180_000;
