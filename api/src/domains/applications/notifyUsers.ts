import type { ApplicationEvent } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';

type Told = 'application-received' | 'application-status';

/**
 * Tells the pages that these people have open. After the commit, and without waiting: an application stands whether or
 * not the realtime service takes the event.
 */
export function notifyUsers(
  { publishEvent }: Pick<FastifyInstance, 'publishEvent'>,
  accountIds: (number | null)[],
  event: Told,
  vacancyId: number,
): void {
  const data: ApplicationEvent = { vacancy_id: vacancyId };
  for (const id of accountIds) if (id !== null) void publishEvent(`private-user.${id}`, event, { ...data });
}
