import type { InterviewProposal, ScrapedVacancy } from '@cpa/shared/contracts';
import type { ColumnType } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A jsonb column: read as the value, written as `JSON.stringify(value)` (pg would write an array as an SQL array). */
export type JsonColumn<T> = ColumnType<T, string | undefined | Extract<T, null>, string | Extract<T, null>>;

/** New time of an interview, and the recruiter it is assigned to. */
export type PendingMove = InterviewProposal & { recruiter_id: number };

/** The imported content of a vacancy, as the API returns it. */
export type ScrapedData = Omit<
  ScrapedVacancy,
  'id' | 'source_url' | 'found_by' | 'incomplete' | 'vacancy_id' | 'vacancy_status' | 'posted'
>;
