import type { ApplicationEvent, ArrivalEvent } from '@cpa/shared/contracts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';

/** Payload of each event. */
type ApplicationEvents = { 'application-received': ArrivalEvent; 'application-status': ApplicationEvent };

/**
 * Publishes an event to open pages of these users. Runs after the commit without waiting: an application is valid
 * even when the realtime service is down.
 */
export function notifyUsers<Name extends keyof ApplicationEvents>(
  publishEvent: PublishEvent,
  accountIds: (number | null)[],
  event: Name,
  data: ApplicationEvents[Name],
): void {
  for (const id of accountIds) if (id !== null) void publishEvent(`private-user.${id}`, event, { ...data });
}
