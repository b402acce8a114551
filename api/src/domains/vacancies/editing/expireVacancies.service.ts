import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { endDueSponsorships, expireOverdue } from './expireVacancies.repository.ts';
import { recordHistories } from '../vacancyEditing.repository.ts';

/** Number of ended vacancies and sponsorships. */
export interface Expired {
  vacancies: number;
  sponsorships: number;
}

/**
 * Expires open vacancies past their last day in Aruba and ended sponsorships, with a history entry each. Lists
 * compare dates themselves and do not wait for this job.
 */
export async function expireVacancies(db: Executor, now = new Date()): Promise<Expired> {
  return await inTransaction(db, async (trx) => ({
    sponsorships: await endSponsorships(trx, now),
    vacancies: await endVacancies(trx, now),
  }));
}

async function endSponsorships(db: Executor, now: Date): Promise<number> {
  const ended = await endDueSponsorships(db, now);
  await recordHistories(db, ended, { status: 'open', by: null, note: 'The sponsorship has ended.' });
  return ended.length;
}

async function endVacancies(db: Executor, now: Date): Promise<number> {
  const ended = await expireOverdue(db, now);
  await recordHistories(db, ended, { status: 'expired', by: null, note: 'The last day has passed.' });
  return ended.length;
}
