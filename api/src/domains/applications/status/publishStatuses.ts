import type { ApplicationStatus, ApplicationStatusesEvent } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { readRecruitersOf } from './statusBatch.repository.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
}

/** `id` is the id of the application. */
export interface StatusOfApplication {
  id: number;
  status: ApplicationStatus;
}

/** Keeps an event below the size limit of a message. */
const MAX_PER_EVENT = 100;

/**
 * Publishes new statuses to the open pages of the companies' recruiters. Runs after the commit without waiting: a
 * change is valid even when the realtime service is down.
 */
export async function publishStatuses(
  { db, publishEvent }: Services,
  changed: readonly StatusOfApplication[],
): Promise<void> {
  if (changed.length === 0) return;
  const statuses = new Map(changed.map(({ id, status }) => [id, status]));
  for (const { account_id, application_ids } of await readRecruitersOf(db, [...statuses.keys()])) {
    for (let start = 0; start < application_ids.length; start += MAX_PER_EVENT) {
      const ids = application_ids.slice(start, start + MAX_PER_EVENT);
      const data: ApplicationStatusesEvent = {
        changes: ids.map((id) => ({ id, status: statuses.get(id)! })),
      };
      void publishEvent(`private-user.${account_id}`, 'application-status-changed', { ...data });
    }
  }
}
