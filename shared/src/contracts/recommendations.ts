import * as z from 'zod/mini';
import { vacancyCardSchema } from './vacancies.ts';

/**
 * A match between the profile and a vacancy. `name` is the matching value: a skill, the title of a job held, the
 * names of the languages, the district or the education level.
 */
const recommendationReasonSchema = z.object({
  kind: z.enum(['job', 'skill', 'languages', 'district', 'education']),
  /** Matching value; for languages all of them, separated by commas. */
  name: z.string(),
});
export type RecommendationReason = z.infer<typeof recommendationReasonSchema>;

const recommendationSchema = z.object({
  vacancy: vacancyCardSchema,
  /** At least one, the strongest first. */
  reasons: z.array(recommendationReasonSchema),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

/** `GET /applicant/me/recommendations` (not in the specification): best matches first. */
export const recommendationsSchema = z.object({
  /** False when the applicant turned the recommendations off; `recommendations` is empty then. */
  is_on: z.boolean(),
  recommendations: z.array(recommendationSchema),
  /** Number of matching vacancies, including those that are not listed. */
  total: z.int(),
  /** Open vacancies in Aruba that state who may apply, and all open ones. */
  permits: z.object({ stated: z.int(), open: z.int() }),
});
export type Recommendations = z.infer<typeof recommendationsSchema>;
