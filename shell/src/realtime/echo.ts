import type { HttpClients } from '@cpa/shared/http';
import Echo from 'laravel-echo';
import Pusher, { type ChannelAuthorizationCallback } from 'pusher-js';
import type { RealtimeServer } from '../config/pageConfig.ts';
import { type Subscription, authoriseChannel } from './authoriseChannel.ts';
import { pusherOptions } from './pusherOptions.ts';
import { type OpenUserChannel, RELEASES, SHELL_EVENTS } from './userChannel.ts';

/** Opens user channels with Laravel Echo over the Pusher client, which reconnects by itself. */
export function createUserChannel(
  server: RealtimeServer,
  clients: HttpClients,
  events: readonly string[],
): OpenUserChannel {
  return (userId, emit) => {
    const echo = new Echo({
      broadcaster: 'pusher',
      Pusher,
      key: server.key,
      ...pusherOptions(server),
      channelAuthorization: {
        customHandler: (subscription, done) => void authorise(clients, subscription, done),
      },
    });
    const channel = echo
      .private(`user.${userId}`)
      .subscribed(() => emit({ type: 'subscribed' }))
      .error(() => emit({ type: 'denied' }));
    for (const name of [...SHELL_EVENTS, ...events]) {
      // The dot keeps Echo from prepending a namespace.
      channel.listen(`.${name}`, (payload: unknown) => emit({ type: 'event', name, payload }));
    }
    echo
      .channel(RELEASES.channel)
      .listen(RELEASES.event, () => emit({ type: 'event', name: RELEASES.name, payload: null }));
    return () => echo.disconnect();
  };
}

async function authorise(
  clients: HttpClients,
  subscription: Subscription,
  done: ChannelAuthorizationCallback,
): Promise<void> {
  const signed = await authoriseChannel(clients, subscription).catch(asError);
  if (signed instanceof Error) done(signed, null);
  else done(null, signed);
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
