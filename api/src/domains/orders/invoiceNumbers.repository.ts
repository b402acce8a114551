import { dayInAruba } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';

/** Returns the next invoice number of the year, for example `CPA-2026-00042`, without gaps or duplicates. */
export async function nextInvoiceNumber(db: Executor, now: Date): Promise<string> {
  return `CPA-${await nextNumber(db, 'invoice_counters', now)}`;
}

/** Returns the next credit note number of the year, for example `CPA-C-2026-00003`, without gaps or duplicates. */
export async function nextCreditNoteNumber(db: Executor, now: Date): Promise<string> {
  return `CPA-C-${await nextNumber(db, 'credit_note_counters', now)}`;
}

/** Locks the counter until the transaction ends. */
async function nextNumber(
  db: Executor,
  counter: 'invoice_counters' | 'credit_note_counters',
  now: Date,
): Promise<string> {
  const year = Number(dayInAruba(now).slice(0, 4));
  const { rows } = await sql<{ last: number }>`
    insert into ${sql.table(counter)} as counter (year, last) values (${year}, 1)
    on conflict (year) do update set last = counter.last + 1 returning last
  `.execute(db);
  return `${year}-${String(rows[0]!.last).padStart(5, '0')}`;
}
