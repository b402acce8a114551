import { sql } from 'kysely';

/** Condition under which applicant `p` blocks the company of vacancy `v`; null without an applicant. */
export const blocksCompany = sql<boolean | null>`v.company_id = any (p.blocked_company_ids)`;

/** Like `blocksCompany`, but false without an applicant. */
export const isBlocked = sql<boolean>`coalesce(${blocksCompany}, false)`;

/**
 * Condition under which the company of vacancy `v` may see the profile of applicant `p`, in addition to the content of
 * the application.
 */
export const mayReadProfile = sql<boolean>`(
  p.visibility <> 'hidden' and not (${blocksCompany})
)`;
