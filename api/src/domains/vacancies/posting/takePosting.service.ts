import type { Executor } from '../../../platform/database/executor.ts';
import { readUnits, readUpcoming, takeUnit } from './entitlements.repository.ts';
import type { Means, Posting } from './posting.rules.ts';
import { isFreePostingTaken, updateVacancy } from '../vacancyEditing.repository.ts';

/** Reads the posting options of a locked company. */
export async function readPostingOptions(db: Executor, companyId: number, vacancyId: number): Promise<Means> {
  return {
    isFreeTaken: await isFreePostingTaken(db, companyId, vacancyId),
    ...(await readPackageOptions(db, companyId)),
  };
}

/** Reads the package postings of a locked company: those to use now, and those that start next. */
export async function readPackageOptions(
  db: Executor,
  companyId: number,
): Promise<Pick<Means, 'units' | 'upcoming'>> {
  const units = await readUnits(db, companyId, 'posting');
  // Only the message of a rejection needs them.
  const [upcoming] = units.length === 0 ? await readUpcoming(db, [companyId]) : [];
  return { units, upcoming: upcoming ?? null };
}

/** Assigns the posting to the vacancy and records the use of a package unit. */
export async function takePosting(
  db: Executor,
  vacancyId: number,
  { entitlement_id, posted_until, isNew }: Posting,
): Promise<void> {
  await updateVacancy(db, vacancyId, { entitlement_id, posted_until });
  if (isNew && entitlement_id !== null) await takeUnit(db, { entitlement_id }, vacancyId, 'posting');
}
