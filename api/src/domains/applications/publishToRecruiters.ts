import type { Database } from '../../platform/database/connect.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import { readRecruitersOf } from './recruitersOf.repository.ts';

/** Keeps an event below the size limit of a message. */
const MAX_PER_EVENT = 100;

/**
 * Publishes changes of applications to the open pages of the companies' recruiters; each gets those of its companies.
 * `id` is the ID of the application. Runs after the commit without waiting: a change is valid even when the realtime
 * service is down.
 */
export async function publishToRecruiters<Change extends { id: number }>(
  { db, publishEvent }: { db: Database; publishEvent: PublishEvent },
  event: string,
  changes: readonly Change[],
  toData: (changes: Change[]) => Record<string, unknown>,
): Promise<void> {
  if (changes.length === 0) return;
  const byId = new Map(changes.map((change) => [change.id, change]));
  for (const { account_id, application_ids } of await readRecruitersOf(db, [...byId.keys()])) {
    for (let start = 0; start < application_ids.length; start += MAX_PER_EVENT) {
      const part = application_ids.slice(start, start + MAX_PER_EVENT).map((id) => byId.get(id)!);
      void publishEvent(`private-user.${account_id}`, event, toData(part));
    }
  }
}
