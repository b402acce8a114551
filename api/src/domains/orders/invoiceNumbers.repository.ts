import { dayInAruba } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';

/**
 * Returns the next invoice number of the year, as `CPA-2026-00042`. Locks the counter until the transaction ends, so
 * that numbers have no gaps or duplicates.
 */
export async function nextInvoiceNumber(db: Executor, now: Date): Promise<string> {
  const year = Number(dayInAruba(now).slice(0, 4));
  const { last } = await db
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `CPA-${year}-${String(last).padStart(5, '0')}`;
}
