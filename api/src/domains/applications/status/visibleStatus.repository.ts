import type { ApplicationStatus } from '@cpa/shared/contracts';
import { sql } from 'kysely';

/** Condition for the history entries (`h`) that are valid: neither undone nor superseded. */
export const isStanding = sql<boolean>`(h.undone_at is null and h.superseded_at is null)`;

/** Status that the applicant sees of an application (`a`): the previous one while a change is pending. */
export const visibleStatus = sql<ApplicationStatus>`coalesce((
  select h.previous_status from application_history h
  where h.application_id = a.id and h.effective_at > now() and ${isStanding} limit 1
), a.status)`;
