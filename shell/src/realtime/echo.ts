import { applicationEventSchema, importProgressSchema } from '@cpa/shared/contracts';
import type { HttpClients } from '@cpa/shared/http';
import { applicationReceivedHeard, applicationStatusHeard, importProgressHeard } from '@cpa/shared/session';
import Echo from 'laravel-echo';
import Pusher, { type ChannelAuthorizationCallback } from 'pusher-js';
import * as z from 'zod/mini';
import type { RealtimeAddress } from '../app/pageConfig.ts';
import { type Subscription, authoriseChannel } from './authoriseChannel.ts';
import type { News, OpenUserEvents } from './userEvents.ts';

/** Laravel's Echo over Pusher's client, which connects again by itself, and says nothing of it. */
export function createUserEvents(
  { key, host, port, tls }: RealtimeAddress,
  clients: HttpClients,
): OpenUserEvents {
  return (userId, emit) => {
    const about =
      <Data>(schema: z.ZodMiniType<Data>, newsOf: (data: Data) => News) =>
      (data: unknown) => {
        const event = z.safeParse(schema, data);
        if (event.success) emit(newsOf(event.data));
      };
    const aboutApplication = (heard: typeof applicationStatusHeard | typeof applicationReceivedHeard) =>
      about(applicationEventSchema, ({ vacancy_id }) => heard({ vacancyId: vacancy_id }));
    const echo = new Echo({
      broadcaster: 'pusher',
      Pusher,
      key,
      // Named in vain: the host below is used, but the client insists on one.
      cluster: '',
      wsHost: host,
      wsPort: port,
      wssPort: port,
      forceTLS: tls,
      // No others: they would fetch scripts from elsewhere.
      enabledTransports: ['ws', 'wss'],
      channelAuthorization: {
        customHandler: (subscription, done) => void answer(clients, subscription, done),
      },
    });
    echo
      .private(`user.${userId}`)
      .subscribed(() => emit('listening'))
      .error(() => emit('refused'))
      .listen('.user-verified', () => emit('user-verified'))
      .listen('.application-status', aboutApplication(applicationStatusHeard))
      .listen('.application-received', aboutApplication(applicationReceivedHeard))
      .listen('.import-progress', about(importProgressSchema, importProgressHeard));
    return () => echo.disconnect();
  };
}

async function answer(
  clients: HttpClients,
  subscription: Subscription,
  done: ChannelAuthorizationCallback,
): Promise<void> {
  const signed = await authoriseChannel(clients, subscription).catch(asError);
  if (signed instanceof Error) done(signed, null);
  else done(null, signed);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
