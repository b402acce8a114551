import * as z from 'zod/mini';
import { idSchema, instantSchema, lineSchema, textSchema, webUrlSchema } from './values.ts';

/** Limits of a proposal. */
export const INTERVIEW_LIMITS = { times: 5, minMinutes: 10, maxMinutes: 480, days: 180 } as const;

/**
 * `proposed`: the applicant has to choose a time. `confirmed`: the applicant chose one. `declined`: no time suited.
 */
export const interviewStatusSchema = z.enum(['proposed', 'confirmed', 'declined', 'cancelled']);
export type InterviewStatus = z.infer<typeof interviewStatusSchema>;

/** An interview, for the company and for the applicant (not in the specification). Times are UTC instants. */
export const interviewSchema = z.object({
  id: idSchema,
  application_id: idSchema,
  status: interviewStatusSchema,
  /** Length in minutes. */
  minutes: z.int(),
  /** A street address; null for a video call. */
  place: z.nullable(z.string()),
  /** Link to the video call; null for an interview at a place. */
  video_url: z.nullable(z.string()),
  note: z.string(),
  /** Name of the recruiter who proposed the times; null once the account is gone. */
  proposed_by: z.nullable(z.string()),
  /** False once that recruiter has left the company. */
  has_proposer: z._default(z.boolean(), true),
  /** The proposed times in order. A taken one is over, or the recruiter has another interview then. */
  slots: z.array(z.object({ id: idSchema, starts_at: instantSchema, is_taken: z.boolean() })),
  /** The chosen time. */
  starts_at: z.nullable(instantSchema),
  /** Message of an applicant whom no time suits. */
  message: z.nullable(z.string()),
  cancelled_by: z.nullable(z.enum(['company', 'applicant'])),
  cancel_reason: z.nullable(z.string()),
  updated_at: instantSchema,
  /** For the company: until then the move to this time can be undone; the applicant neither sees it nor is mailed. */
  undo_until: z.optional(instantSchema),
});
export type Interview = z.infer<typeof interviewSchema>;

/** `GET /recruiter/applicants/{id}/interviews`, by the application's ID, newest first. */
export const interviewsSchema = z.object({ interviews: z.array(interviewSchema) });

/**
 * `GET /recruiter/applicants/{id}/busy-times`: when the recruiter whose interview it is has other interviews. `name`: the
 * applicant; null for an interview of a colleague.
 */
export const busyTimesSchema = z.object({
  busy: z.array(z.object({ starts_at: instantSchema, ends_at: instantSchema, name: z.nullable(z.string()) })),
});
export type BusyTime = z.infer<typeof busyTimesSchema>['busy'][number];

/**
 * Body of `POST /recruiter/applicants/{id}/interviews` and `POST /recruiter/interviews/{id}/times`. Exactly one of
 * `place` and `video_url` is set.
 */
export const interviewProposalSchema = z.strictObject({
  /** Start times. */
  times: z.array(instantSchema).check(z.minLength(1), z.maxLength(INTERVIEW_LIMITS.times)),
  minutes: z.int().check(z.gte(INTERVIEW_LIMITS.minMinutes), z.lte(INTERVIEW_LIMITS.maxMinutes)),
  place: z.optional(z.nullable(lineSchema(200))),
  video_url: z.optional(z.nullable(webUrlSchema)),
  note: z.optional(textSchema(1000)),
});
export type InterviewProposal = z.infer<typeof interviewProposalSchema>;

const filledTextSchema = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Body of `POST /applicant/interviews/{id}/confirm`: a proposed time. */
export const interviewChoiceSchema = z.strictObject({ slot_id: idSchema });

/** Body of `POST /applicant/interviews/{id}/decline`: times that would suit instead. */
export const interviewDeclineSchema = z.strictObject({ message: filledTextSchema(1000) });

/** Body of the cancel calls of both sides. */
export const interviewCancellationSchema = z.strictObject({ reason: filledTextSchema(500) });

/**
 * Payload of `interview-changed` for the applicant and `applicant-interview-changed` for recruiters, on
 * `private-user.{id}` (ours).
 */
export const interviewEventSchema = z.object({ application_id: idSchema, vacancy_id: idSchema });
export type InterviewEvent = z.infer<typeof interviewEventSchema>;
