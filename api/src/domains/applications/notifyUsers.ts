import type { ApplicationEvent } from '@cpa/shared/contracts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';

type ApplicationEventName = 'application-received' | 'application-status';

/**
 * Publishes an event to open pages of these users. Runs after the commit without waiting: an application is valid
 * even when the realtime service is down.
 */
export function notifyUsers(
  publishEvent: PublishEvent,
  accountIds: (number | null)[],
  event: ApplicationEventName,
  vacancyId: number,
): void {
  const data: ApplicationEvent = { vacancy_id: vacancyId };
  for (const id of accountIds) if (id !== null) void publishEvent(`private-user.${id}`, event, { ...data });
}
