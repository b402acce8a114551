import { dayInAruba } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';

/** Today's date in Aruba. A vacancy stays open until the end of its last day. */
export const today = sql<string>`(now() at time zone 'America/Aruba')::date`;

/**
 * Matches the vacancies (`v`) that everyone can see. A vacancy past its last day counts as expired even before the job
 * has updated its status. Lives in this domain because company cards count listed vacancies.
 */
export const isListed = isListedOn(today);

/** Like `isListed`, with the date as a value: comparing many rows is faster than with a date of the database clock. */
export function isListedToday(): RawBuilder<boolean> {
  return isListedOn(sql<string>`${dayInAruba(new Date())}::date`);
}

function isListedOn(day: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`v.status = 'open' and (v.valid_through is null or v.valid_through >= ${day})`;
}
