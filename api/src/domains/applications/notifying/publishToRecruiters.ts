import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { readRecruitersOf } from './recruitersOf.repository.ts';

/** Keeps an event below the size limit of a message. */
const MAX_PER_EVENT = 100;

export interface PublishServices {
  db: Database;
  publishEvent: PublishEvent;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Publishes changes of applications to the open pages of the companies' recruiters; each gets those of its companies.
 * `id` is the ID of the application. Runs after the commit: a failure is logged and never fails the stored change.
 */
export async function publishToRecruiters<Change extends { id: number }>(
  { db, publishEvent, log }: PublishServices,
  event: string,
  changes: readonly Change[],
  toData: (changes: Change[]) => Record<string, unknown>,
): Promise<void> {
  if (changes.length === 0) return;
  const byId = new Map(changes.map((change) => [change.id, change]));
  try {
    for (const { account_id, application_ids } of await readRecruitersOf(db, [...byId.keys()])) {
      for (let start = 0; start < application_ids.length; start += MAX_PER_EVENT) {
        const part = application_ids.slice(start, start + MAX_PER_EVENT).map((id) => byId.get(id)!);
        void publishEvent(`private-user.${account_id}`, event, toData(part));
      }
    }
  } catch (error) {
    log.error({ err: error, event }, 'an event could not be published to the recruiters');
  }
}
