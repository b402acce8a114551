import type { StatusBatch, StatusBatchResults, UndoBatchResults } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/connect.ts';
import { DomainError, errorText, notFound } from '../../../platform/errors/domainError.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { publishStatuses, type StatusOfApplication } from './publishStatuses.ts';
import { scheduleEffect } from './scheduleEffect.ts';
import { postponeChanges } from './statusChange.repository.ts';
import { recordChange, recordUndo } from './statusChange.service.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
  log: FastifyBaseLogger;
}

/**
 * Changes the status of many applications, each in its own transaction: one that fails leaves the others changed and
 * is reported. Publishes all changes at the end.
 */
export async function changeStatuses(
  { db, publishEvent, log }: Services,
  recruiterId: number,
  { ids, known_statuses, ...update }: StatusBatch,
): Promise<StatusBatchResults['results']> {
  const changed: StatusOfApplication[] = [];
  const results: StatusBatchResults['results'] = [];
  for (const [index, id] of ids.entries()) {
    const known_status = known_statuses?.[index];
    try {
      const recorded = await db
        .transaction()
        .execute(async (trx) => await recordChange(trx, recruiterId, { id }, { ...update, known_status }));
      changed.push(...recorded.changed);
      results.push({ id, ...recorded.result, error: null });
    } catch (error) {
      const failed = { current_status: null, change_id: null, effective_at: null };
      results.push({ id, ...failed, ...reasonOf(error, log) });
    }
  }
  await publishStatuses({ db, publishEvent, log }, changed);
  return results;
}

/** Undoes many status changes, each in its own transaction, and reports those that cannot be undone. */
export async function undoChanges(
  { db, publishEvent, log }: Services,
  recruiterId: number,
  changeIds: readonly number[],
): Promise<UndoBatchResults['results']> {
  const changed: StatusOfApplication[] = [];
  const results: UndoBatchResults['results'] = [];
  for (const change_id of changeIds) {
    try {
      const undone = await db
        .transaction()
        .execute(async (trx) => await recordUndo(trx, recruiterId, change_id));
      changed.push(...undone.changed);
      results.push({ change_id, current_status: undone.status, error: null });
    } catch (error) {
      results.push({ change_id, current_status: null, ...reasonOf(error, log) });
    }
  }
  await publishStatuses({ db, publishEvent, log }, changed);
  return results;
}

/**
 * Postpones pending changes while the recruiter stays at the undo button. Returns when the first of them takes effect.
 * @throws DomainError 404 when none is pending in the recruiter's companies.
 */
export async function postponeEffect(
  { db }: Pick<Services, 'db'>,
  recruiterId: number,
  changeIds: readonly number[],
): Promise<Date> {
  return await db.transaction().execute(async (trx) => {
    const times = await postponeChanges(trx, recruiterId, changeIds);
    const [first] = times.toSorted((a, b) => a.getTime() - b.getTime());
    if (!first) throw notFound('status_change');
    const seconds = new Map(times.map((time) => [Math.ceil(time.getTime() / 1000), time]));
    for (const time of seconds.values()) await scheduleEffect(trx, time);
    return first;
  });
}

function reasonOf(error: unknown, log: FastifyBaseLogger) {
  const isRule = error instanceof DomainError;
  if (!isRule) log.error({ err: error }, 'a status change of a batch failed');
  const { code, params, message } = isRule ? error.text : errorText('batch_failed');
  return { error: message, error_code: { code, params } };
}
