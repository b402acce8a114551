import { sql } from 'kysely';

/**
 * Whether an application (`a`, by the applicant `p`, to the vacancy `v`) lets its company read a resume: not once it
 * is withdrawn, and not while the applicant blocks the company.
 */
export const carriesResume = sql<boolean>`(
  a.resume_id is not null and a.status <> 'withdrawn' and not v.company_id = any (p.blocked_company_ids)
)`;
