import * as z from 'zod/mini';
import { idSchema, instantSchema, textSchema } from './values.ts';
import { applicationStatusSchema } from './options.ts';
import { recruiterQuestionSchema, vacancyCardSchema } from './vacancies.ts';

export const answerSchema = z.strictObject({
  question_id: z.string().check(z.maxLength(40)),
  answer: textSchema(2000),
});
export type Answer = z.infer<typeof answerSchema>;

/** Body of `POST /vacancies/{id}/apply`. `applicant_id` must be the caller's own, which is the default. */
export const applySchema = z.strictObject({
  applicant_id: z.optional(idSchema),
  cover_letter: z.optional(textSchema(6000)),
  answers: z.optional(z.array(answerSchema).check(z.maxLength(30))),
  /** ID of one of the applicant's resumes. Absent: the default resume; null: none. */
  resume_id: z.optional(z.nullable(idSchema)),
  /**
   * Not in the specification: true allows the company to keep the application after a rejection. By default it is
   * removed four weeks after the rejection.
   */
  keep_in_mind: z.optional(z.boolean()),
});
export type Apply = z.infer<typeof applySchema>;

/** 201: newly submitted. 200: already applied; the first application is unchanged. */
export const appliedSchema = z.object({
  id: idSchema,
  vacancy_id: idSchema,
  applicant_id: idSchema,
  status: applicationStatusSchema,
  message: z.string(),
});
export type Applied = z.infer<typeof appliedSchema>;

export const statusChangeSchema = z.object({
  status: applicationStatusSchema,
  at: instantSchema,
  note: z.nullable(z.string()),
});

/** One element of `GET /applicant/applications`, newest first. Notes appear only where the applicant was notified. */
export const applicantApplicationSchema = z.object({
  id: idSchema,
  vacancy_id: idSchema,
  status: applicationStatusSchema,
  applied_at: instantSchema,
  updated_at: instantSchema,
  cover_letter: z.string(),
  /** Not in the specification: the choice made when applying. */
  keep_in_mind: z.boolean(),
  history: z.array(statusChangeSchema),
  vacancy: vacancyCardSchema,
});
export type ApplicantApplication = z.infer<typeof applicantApplicationSchema>;

export const applicantApplicationsSchema = z.array(applicantApplicationSchema);

/** An applicant in a recruiter's list; `id` is the ID of the application. The name of an erased applicant is null. */
export const applicantListItemSchema = z.object({
  id: idSchema,
  vacancy_id: idSchema,
  vacancy_title: z.string(),
  applicant_id: idSchema,
  status: applicationStatusSchema,
  name: z.nullable(z.string()),
  headline: z.string(),
  photo: z.nullable(z.string()),
  has_resume: z.boolean(),
  recruiter_rating: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  applied_at: instantSchema,
});
export type ApplicantListItem = z.infer<typeof applicantListItemSchema>;

/** `GET /recruiter/applicants`: of all the caller's companies, newest first. */
export const allApplicantsSchema = z.object({ applicants: z.array(applicantListItemSchema) });
export type AllApplicants = z.infer<typeof allApplicantsSchema>;

/** `GET /recruiter/vacancy/{id}/applicants`. */
export const vacancyApplicantsSchema = z.object({
  vacancy_id: idSchema,
  vacancy_title: z.string(),
  applicants: z.array(applicantListItemSchema),
});
export type VacancyApplicants = z.infer<typeof vacancyApplicantsSchema>;

/** A status change for the company: who made it and whether the applicant was notified. */
export const recordedStatusChangeSchema = z.extend(statusChangeSchema, {
  by: z.string(),
  notified: z.boolean(),
});

/** `GET /recruiter/applicants/{id}`, by the application's id. Opening a `new` one moves it to `viewed`. */
export const applicantReviewSchema = z.extend(applicantListItemSchema, {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  about: z.string(),
  skills: z.array(z.string()),
  cover_letter: z.string(),
  answers: z.array(answerSchema),
  screening_questions: z.array(recruiterQuestionSchema),
  private_notes: z.string(),
  history: z.array(recordedStatusChangeSchema),
});
export type ApplicantReview = z.infer<typeof applicantReviewSchema>;

/** Body of `POST /recruiter/vacancy/{vacancyId}/applicants/{applicantId}/status`. */
export const statusUpdateSchema = z.strictObject({
  status: applicationStatusSchema,
  should_notify: z.optional(z.boolean()),
  recruiter_note: z.optional(z.nullable(textSchema(2000))),
});
export type StatusUpdate = z.infer<typeof statusUpdateSchema>;

export const statusUpdatedSchema = z.object({ message: z.string(), current_status: applicationStatusSchema });
