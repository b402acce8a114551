import type { HttpClients } from '@cpa/shared/http';
import type { RealtimeServer } from '../config/pageConfig.ts';
import type { OpenUserChannel } from './userChannel.ts';

/** Loads the realtime client, a chunk that only signed-in users download. */
export async function loadUserChannel(
  server: RealtimeServer,
  clients: HttpClients,
  events: readonly string[],
): Promise<OpenUserChannel> {
  const { createUserChannel } = await import(/* webpackChunkName: "realtime" */ './echo.ts');
  return createUserChannel(server, clients, events);
}
