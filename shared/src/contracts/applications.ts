import * as z from 'zod/mini';
import { idSchema, instantSchema, lineSchema, localeSchema, textSchema } from './values.ts';
import { experienceSchema, languageLevelSchema, schoolingSchema } from './applicants.ts';
import { interviewSchema } from './interviews.ts';
import { applicationStatusSchema, workPermitSchema } from './options.ts';
import { recruiterQuestionSchema, screeningQuestionSchema, vacancyCardSchema } from './vacancies.ts';

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

/**
 * Cause that ended an application other than a decision of the company (not in the specification). `cleared`: retention
 * removed its content. `at` is null when the time is not recorded.
 */
export const applicationEndSchema = z.object({
  cause: z.enum(['withdrawn', 'erased', 'cleared', 'vacancy_closed', 'company_gone']),
  at: z.nullable(instantSchema),
});
export type ApplicationEnd = z.infer<typeof applicationEndSchema>;

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
  /** Not in the specification: the answers that were sent, with their questions. */
  sent_answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Not in the specification: the resume that was sent. Null without one. */
  resume: z.nullable(
    z.object({ id: idSchema, file_name: z.string(), media_type: z.string(), size: z.int() }),
  ),
  /** Not in the specification: interviews, newest first. */
  interviews: z.array(interviewSchema),
  /** Not in the specification: until then a withdrawal can be undone. Null otherwise. */
  withdrawal_undo_until: z.nullable(instantSchema),
  /** Null while the application is open. */
  ended: z._default(z.nullable(applicationEndSchema), null),
  /** Not in the specification: the unread notification that an interview was called off. Null otherwise. */
  off_notification_id: z._default(z.nullable(idSchema), null),
  /** Not in the specification: messages of the company that the applicant has not seen. */
  unread_messages: z._default(z.int(), 0),
  vacancy: vacancyCardSchema,
});
export type ApplicantApplication = z.infer<typeof applicantApplicationSchema>;

export const applicantApplicationsSchema = z.array(applicantApplicationSchema);

/** Body of `POST /applicant/applications/{vacancyId}/withdraw` (not in the specification). */
export const withdrawalSchema = z.strictObject({ reason: z.optional(textSchema(300)) });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** Response of the call above and of `…/withdraw/undo`. `undo_until` is null once it cannot be undone. */
export const withdrawnSchema = z.object({
  status: applicationStatusSchema,
  undo_until: z.nullable(instantSchema),
});
export type Withdrawn = z.infer<typeof withdrawnSchema>;

export const ratingSchema = z.nullable(z.int().check(z.gte(1), z.lte(5)));

/**
 * An applicant in a recruiter's list; `id` is the ID of the application. The name of an erased applicant is null.
 * Properties with a default are missing in responses of an API that is older than the page.
 */
export const applicantListItemSchema = z.object({
  id: idSchema,
  vacancy_id: idSchema,
  vacancy_title: z.string(),
  /** Language of the title. Absent: unknown, also in responses of older servers. */
  vacancy_language: z.optional(localeSchema),
  /** Company of the vacancy. */
  company_id: idSchema,
  applicant_id: idSchema,
  status: applicationStatusSchema,
  name: z.nullable(z.string()),
  /** Null once erased, and for a company that the applicant has blocked. */
  email: z._default(z.nullable(z.string()), null),
  phone: z._default(z.nullable(z.string()), null),
  headline: z.string(),
  photo: z.nullable(z.string()),
  has_resume: z.boolean(),
  /** Shared by the recruiters of the company. */
  rating: ratingSchema,
  tags: z.array(z.string()),
  notes_count: z.int(),
  /** Messages of the applicant that no member of the company has read. */
  unread_messages: z._default(z.int(), 0),
  /** Last move to the current status. */
  stage_since: instantSchema,
  /** The first question with an answer that the company does not want, with that answer. */
  unwanted_answer: z.nullable(z.string()),
  /** The answered questions, as they were asked. Empty once withdrawn. */
  screening_answers: z._default(
    z.array(z.object({ question: z.string(), kind: screeningQuestionSchema.shape.kind, answer: z.string() })),
    [],
  ),
  applied_at: instantSchema,
  /** Place in the column of the board; higher is nearer to the top. */
  board_position: z._default(z.number(), 0),
  /** Version of `board_position`; 0 for the time of the application. An event with a lower version is outdated. */
  board_version: z._default(z.number(), 0),
  /** Version of `rating` and `tags`; 0 before the first change. An event with a lower version is outdated. */
  annotation_version: z._default(z.number(), 0),
});
export type ApplicantListItem = z.infer<typeof applicantListItemSchema>;

export const SHORTEST_RESUME_SEARCH = 2;
export const LONGEST_RESUME_SEARCH = 200;

/** `GET /recruiter/applicants`: of all the caller's companies, newest first. */
export const allApplicantsSchema = z.object({ applicants: z.array(applicantListItemSchema) });
export type AllApplicants = z.infer<typeof allApplicantsSchema>;

/** Query of `GET /recruiter/applicants/resume-matches` (ours). One letter would match nearly every resume. */
export const resumeSearchSchema = z.object({
  search_string: textSchema(LONGEST_RESUME_SEARCH).check(z.minLength(SHORTEST_RESUME_SEARCH)),
});

/** Response of `GET /recruiter/applicants/resume-matches` (ours): IDs of applications whose resume has every word. */
export const resumeMatchesSchema = z.object({ ids: z.array(idSchema) });

/** Response of `PUT /recruiter/applicants/{id}/looking` (ours): the colleagues who have the application open. */
export const lookersSchema = z.object({ names: z.array(z.string()) });
export type Lookers = z.infer<typeof lookersSchema>;

/** `GET /recruiter/vacancy/{id}/applicants`. */
export const vacancyApplicantsSchema = z.object({
  vacancy_id: idSchema,
  vacancy_title: z.string(),
  applicants: z.array(applicantListItemSchema),
});
export type VacancyApplicants = z.infer<typeof vacancyApplicantsSchema>;

/** A status change for the company: who made it and whether the applicant was notified. */
export const recordedStatusChangeSchema = z.extend(statusChangeSchema, {
  /** Null: an account that was deleted. */
  by: z.nullable(z.string()),
  notified: z.boolean(),
});

/** A note that only the company sees. */
export const privateNoteSchema = z.object({
  id: idSchema,
  /** Null: an account that was deleted. */
  by: z.nullable(z.string()),
  /** True for the caller's own note, which the caller may edit and delete. */
  is_own: z.boolean(),
  text: z.string(),
  /** Names of the mentioned members; the text contains them after `@`. */
  mentions: z._default(z.array(z.string()), []),
  at: instantSchema,
  edited_at: z.nullable(instantSchema),
});
export type PrivateNote = z.infer<typeof privateNoteSchema>;

/** A status change that can still be undone with `POST /recruiter/status-changes/{change_id}/undo`. */
export const pendingChangeSchema = z.object({ change_id: idSchema, effective_at: instantSchema });

/** Profile of an applicant for the company. Nulls are not stated. */
export const reviewProfileSchema = z.object({
  district: z.nullable(z.string()),
  education: z.nullable(z.string()),
  work_permit: z.nullable(workPermitSchema),
  languages: z.array(z.object({ name: z.string(), level: languageLevelSchema })),
  experience: z.array(experienceSchema),
  educations: z.array(schoolingSchema),
});

/** The resume that was sent with an application. */
export const reviewResumeSchema = z.object({ file_name: z.string(), media_type: z.string(), size: z.int() });

/** `GET /recruiter/applicants/{id}`, by the application's id. Opening a `new` one moves it to `viewed`. */
export const applicantReviewSchema = z.extend(applicantListItemSchema, {
  about: z.string(),
  skills: z.array(z.string()),
  cover_letter: z.string(),
  answers: z.array(answerSchema),
  screening_questions: z.array(recruiterQuestionSchema),
  profile: reviewProfileSchema,
  /** Null without a resume, or when the company may not read it. */
  resume: z.nullable(reviewResumeSchema),
  /** A resume was sent that the company may not read. */
  is_resume_hidden: z._default(z.boolean(), false),
  /** Null while the application is open. */
  ended: z._default(z.nullable(applicationEndSchema), null),
  /** Applicants of the vacancy who are in the last stage of an application that the applicant ended. */
  others_in_stage: z._default(
    z.nullable(z.object({ status: applicationStatusSchema, count: z.int() })),
    null,
  ),
  notes: z.array(privateNoteSchema),
  pending_change: z.nullable(pendingChangeSchema),
  /** Reason of the withdrawal, when the applicant gave one. */
  withdrawal_reason: z.nullable(z.string()),
  history: z.array(recordedStatusChangeSchema),
});
export type ApplicantReview = z.infer<typeof applicantReviewSchema>;

/** Body of `POST /recruiter/vacancy/{vacancyId}/applicants/{applicantId}/status`. */
export const statusUpdateSchema = z.strictObject({
  status: applicationStatusSchema,
  should_notify: z.optional(z.boolean()),
  recruiter_note: z.optional(z.nullable(textSchema(2000))),
  /** Not in the specification: the status that the caller sees. Another current status returns 409. */
  known_status: z.optional(applicationStatusSchema),
});
export type StatusUpdate = z.infer<typeof statusUpdateSchema>;

/**
 * `change_id` and `effective_at` are ours: until that time, ten seconds after the change, it can be undone and the
 * applicant sees the previous status. Both are null when nothing changed.
 */
export const statusUpdatedSchema = z.object({
  message: z.string(),
  current_status: applicationStatusSchema,
  change_id: z.nullable(idSchema),
  effective_at: z.nullable(instantSchema),
});

/** `POST /recruiter/status-changes/{change_id}/undo`. */
export const statusUndoneSchema = z.object({ current_status: applicationStatusSchema });

/** Body of `POST /recruiter/vacancy/{vacancyId}/applicants/{applicantId}/status-mail`. */
export const statusMailQuerySchema = z.pick(statusUpdateSchema, { status: true, recruiter_note: true });
export type StatusMailQuery = z.infer<typeof statusMailQuerySchema>;

/** The e-mail that the applicant would receive. */
export const statusMailSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type StatusMail = z.infer<typeof statusMailSchema>;

/** Body of `PUT /recruiter/applicants/{id}/board-position`: the cards that will be above and below; null at an end. */
export const boardNeighboursSchema = z.strictObject({
  above: z.nullable(idSchema),
  below: z.nullable(idSchema),
});
export type BoardNeighbours = z.infer<typeof boardNeighboursSchema>;

/**
 * The place of the card, and the new places of cards that were moved apart to make room for it. `version` grows with
 * each change of the place of a card in a stage.
 */
export const placedCardSchema = z.object({
  version: z.number(),
  board_position: z.number(),
  others: z.array(z.object({ id: idSchema, board_position: z.number() })),
});
export type PlacedCard = z.infer<typeof placedCardSchema>;

/** Maximum number of tags of an applicant. */
export const MAX_TAGS = 20;

/** Response of `PUT /recruiter/applicants/{id}/rating`. */
export const applicantRatingSchema = z.strictObject({ rating: ratingSchema });
export type ApplicantRating = z.infer<typeof applicantRatingSchema>;

/** Body of `PUT /recruiter/applicants/{id}/rating`. `known_rating` is the rating that the recruiter saw. */
export const ratingUpdateSchema = z.strictObject({
  rating: ratingSchema,
  known_rating: z.optional(ratingSchema),
});
export type RatingUpdate = z.infer<typeof ratingUpdateSchema>;

/** Response of `PUT /recruiter/applicants/{id}/tags`. */
export const applicantTagsSchema = z.strictObject({ tags: z.array(z.string()) });
export type ApplicantTags = z.infer<typeof applicantTagsSchema>;

/**
 * Body of `PUT /recruiter/applicants/{id}/tags`. With `known_tags`, the tags that the recruiter saw, only the
 * difference to them is saved: tags that a colleague added or removed in the meantime stay so.
 */
export const tagsUpdateSchema = z.strictObject({
  tags: z.array(lineSchema(40)).check(z.maxLength(MAX_TAGS)),
  known_tags: z.optional(z.array(z.string()).check(z.maxLength(MAX_TAGS))),
});
export type TagsUpdate = z.infer<typeof tagsUpdateSchema>;

/** Body of `POST /recruiter/applicants/{id}/notes` and `PUT /recruiter/applicants/{id}/notes/{noteId}`. */
export const noteWritingSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  /** Accounts to mention. Those that are not members of the company are ignored. Absent when editing: unchanged. */
  mentions: z.optional(z.array(idSchema).check(z.maxLength(50))),
});
export type NoteWriting = z.infer<typeof noteWritingSchema>;
