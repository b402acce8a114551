import type { RecruiterVacancy, VacancyCreate } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import type { Caller } from '../../accounts/caller.ts';
import { lockOwnVacancy } from './ownedVacancies.repository.ts';
import { readRecruiterVacancy } from './recruiterVacancy.repository.ts';
import { sponsorVacancy, type ActionContext } from './vacancyActions.service.ts';
import { createVacancy } from './writeVacancy.service.ts';

/** @throws DomainError 404 for a vacancy of another company. */
export async function readOwnVacancy(
  db: Executor,
  recruiterId: number,
  id: number,
): Promise<RecruiterVacancy> {
  const vacancy = await readRecruiterVacancy(db, recruiterId, id);
  if (!vacancy) throw notFound('vacancy');
  return vacancy;
}

/** Creates a vacancy, publishes it on request, and returns it. */
export async function createOwnVacancy(
  db: Database,
  caller: Caller,
  body: VacancyCreate,
): Promise<RecruiterVacancy> {
  return await db.transaction().execute(async (trx) => {
    const id = await createVacancy(trx, caller, body, new Date());
    return await readOwnVacancy(trx, caller.id, id);
  });
}

/** Runs an action on the locked vacancy and returns the result. */
export async function changeVacancy(
  db: Database,
  caller: Caller,
  id: number,
  change: (context: ActionContext) => Promise<void>,
): Promise<RecruiterVacancy> {
  return await withLockedVacancy(db, caller, id, async (context) => {
    await change(context);
    return await readOwnVacancy(context.db, caller.id, id);
  });
}

/** Sponsors a vacancy. `isNew` is false when it was already sponsored and nothing was used. */
export async function sponsorOwnVacancy(
  db: Database,
  caller: Caller,
  id: number,
): Promise<{ isNew: boolean; vacancy: RecruiterVacancy }> {
  return await withLockedVacancy(db, caller, id, async (context) => ({
    isNew: await sponsorVacancy(context),
    vacancy: await readOwnVacancy(context.db, caller.id, id),
  }));
}

/**
 * Runs `work` in a transaction that locks the vacancy against every other change.
 * @throws DomainError 404 for a vacancy of another company.
 */
export async function withLockedVacancy<T>(
  db: Database,
  caller: Caller,
  id: number,
  work: (context: ActionContext) => Promise<T>,
): Promise<T> {
  const now = new Date();
  return await db.transaction().execute(async (trx) => {
    const vacancy = await lockOwnVacancy(trx, caller.id, id, now);
    if (!vacancy) throw notFound('vacancy');
    return await work({ db: trx, caller, vacancy, now });
  });
}
