import { sql } from 'kysely';
import { blocksCompany } from './profileAccess.repository.ts';

/**
 * Condition under which the company may read the resume of an application (`a`, by applicant `p`, to vacancy `v`):
 * not after withdrawal, and not while the applicant blocks the company.
 */
export const mayReadResume = sql<boolean>`(
  a.resume_id is not null and a.status <> 'withdrawn' and not (${blocksCompany})
)`;
