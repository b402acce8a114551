import type { ApplicationStatus, ApplicationStatusesEvent } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import { publishToRecruiters } from '../publishToRecruiters.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
}

/** `id` is the id of the application. */
export interface StatusOfApplication {
  id: number;
  status: ApplicationStatus;
}

/** Publishes new statuses to the open pages of the companies' recruiters. Call it after the commit. */
export async function publishStatuses(
  services: Services,
  changed: readonly StatusOfApplication[],
): Promise<void> {
  const toData = (changes: StatusOfApplication[]): ApplicationStatusesEvent => ({
    changes: changes.map(({ id, status }) => ({ id, status })),
  });
  await publishToRecruiters(services, 'application-status-changed', changed, toData);
}
