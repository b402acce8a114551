import type { HttpClients } from '@cpa/shared/http';
import type { RealtimeAddress } from '../app/pageConfig.ts';
import type { OpenUserEvents } from './userEvents.ts';

/** The libraries that it takes are a chunk of their own, which only who signs in is sent. */
export async function loadUserEvents(
  address: RealtimeAddress,
  clients: HttpClients,
): Promise<OpenUserEvents> {
  const { createUserEvents } = await import(/* webpackChunkName: "realtime" */ './echo.ts');
  return createUserEvents(address, clients);
}
