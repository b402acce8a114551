import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { endDueSponsorships, expireOverdue } from './expireVacancies.repository.ts';
import { recordHistories } from '../vacancyEditing.repository.ts';

export interface Expired {
  /** Number of vacancies that ended. */
  vacancies: number;
  sponsorships: number;
  /** Companies of both. */
  companies: number[];
}

/**
 * Expires open vacancies past their last day in Aruba and ended sponsorships, with a history entry each. Lists
 * compare dates themselves and do not wait for this job.
 */
export async function expireVacancies(db: Executor, now = new Date()): Promise<Expired> {
  return await inTransaction(db, async (trx) => {
    const unsponsored = await endDueSponsorships(trx, now);
    await recordHistories(trx, unsponsored, { status: 'open', by: null, note: 'The sponsorship has ended.' });
    const expired = await expireOverdue(trx, now);
    await recordHistories(trx, expired, { status: 'expired', by: null, note: 'The last day has passed.' });
    const companies = new Set([...unsponsored, ...expired].map(({ company_id }) => company_id));
    return { vacancies: expired.length, sponsorships: unsponsored.length, companies: [...companies] };
  });
}
