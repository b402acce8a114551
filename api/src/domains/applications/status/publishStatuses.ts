import type { ApplicationStatus, ApplicationStatusesEvent } from '@cpa/shared/contracts';
import { type PublishServices, publishToRecruiters } from '../notifying/publishToRecruiters.ts';

/** `id` is the id of the application. */
export interface StatusOfApplication {
  id: number;
  status: ApplicationStatus;
}

/** Publishes new statuses to the open pages of the companies' recruiters. Call it after the commit. */
export async function publishStatuses(
  services: PublishServices,
  changed: readonly StatusOfApplication[],
): Promise<void> {
  const toData = (changes: StatusOfApplication[]): ApplicationStatusesEvent => ({
    changes: changes.map(({ id, status }) => ({ id, status })),
  });
  await publishToRecruiters(services, 'application-status-changed', changed, toData);
}
