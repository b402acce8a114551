import { sql } from 'kysely';

/** Condition under which the company of vacancy `v` is blocked by applicant `p`. */
export const isBlocked = sql<boolean>`coalesce(v.company_id = any (p.blocked_company_ids), false)`;

/**
 * Condition under which the company of vacancy `v` may see the profile of applicant `p`, besides what was sent with
 * the application.
 */
export const mayReadProfile = sql<boolean>`(
  p.visibility <> 'hidden' and not v.company_id = any (p.blocked_company_ids)
)`;
