import { dayInAruba } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';

type Ended = { id: number; company_id: number };

/** Ends sponsorships of open vacancies that are due. @returns the vacancies. */
export async function endDueSponsorships(db: Executor, now: Date): Promise<Ended[]> {
  return await db
    .updateTable('vacancies')
    .set({ sponsored_until: null })
    .where('status', '=', 'open')
    .where('sponsored_until', '<=', now)
    .returning(['id', 'company_id'])
    .execute();
}

/** Expires open vacancies past their last day in Aruba. @returns the vacancies. */
export async function expireOverdue(db: Executor, now: Date): Promise<Ended[]> {
  return await db
    .updateTable('vacancies')
    .set({ status: 'expired', updated_at: now })
    .where('status', '=', 'open')
    .where('valid_through', '<', dayInAruba(now))
    .returning(['id', 'company_id'])
    .execute();
}
