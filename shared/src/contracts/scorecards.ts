import * as z from 'zod/mini';
import { idSchema, instantSchema, textSchema } from './values.ts';

const scoreSchema = z.int().check(z.gte(1), z.lte(5));

/** Body of `PUT /recruiter/interviews/{id}/scorecard` (not in the specification). */
export const scorecardFormSchema = z.strictObject({
  /** 5 is best. */
  skills: scoreSchema,
  experience: scoreSchema,
  communication: scoreSchema,
  recommendation: z.enum(['strong_no', 'no', 'yes', 'strong_yes']),
  comment: textSchema(2000),
});
export type ScorecardForm = z.infer<typeof scorecardFormSchema>;

/** A member's rating of an interview, which only the company sees. */
export const scorecardSchema = z.extend(z.object(scorecardFormSchema.shape), {
  interview_id: idSchema,
  /** Null: an account that was deleted. */
  by: z.nullable(z.string()),
  /** True for the caller's own card, which the caller may change. */
  is_own: z.boolean(),
  at: instantSchema,
});
export type Scorecard = z.infer<typeof scorecardSchema>;

/** `GET /recruiter/applicants/{id}/scorecards`, of all interviews of an application, oldest first. */
export const scorecardsSchema = z.object({ scorecards: z.array(scorecardSchema) });
