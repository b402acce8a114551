import * as z from 'zod/mini';
import { daySchema, idSchema, instantSchema } from './values.ts';

/** `GET /recruiter/postings` (ours): the postings that publishing a vacancy uses, for each company of the caller. */
export const postingsSchema = z.object({
  companies: z.array(
    z.object({
      company_id: idSchema,
      /** Used first. */
      free: z.object({
        duration_days: z.int(),
        /** The open vacancy that uses the free posting; null: it is available. */
        used_by: z.nullable(
          z.object({ id: idSchema, title: z.string(), valid_through: z.nullable(daySchema) }),
        ),
      }),
      /** Packages with postings left, in the order in which they are used. */
      packages: z.array(
        z.object({
          entitlement_id: idSchema,
          name: z.string(),
          left: z.int(),
          postings: z.int(),
          duration_days: z.int(),
          expires_at: z.nullable(instantSchema),
        }),
      ),
      /** Postings of all valid packages, also of those that are used up. Absent from an API that is older than the page. */
      postings_bought: z.optional(z.int()),
      sponsorships_left: z.int(),
      /** Bought postings that start later: the next ones, and when. Absent in an API before November 2026. */
      upcoming: z.optional(z.nullable(z.object({ count: z.int(), starts_at: instantSchema }))),
    }),
  ),
});
export type Postings = z.infer<typeof postingsSchema>;
