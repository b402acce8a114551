import Echo from 'laravel-echo';
import PusherClient, { type ChannelAuthorizationCallback } from 'pusher-js';
import type { TestApp } from './openTestApp.ts';

/**
 * Creates laravel-echo over pusher-js as the shell does, for the owner of the token. `afterAuthorisation` runs before
 * the client sends a signed subscription.
 */
export function openEcho(
  portal: TestApp,
  { port }: { port: number },
  token = '',
  afterAuthorisation: () => Promise<void> = async () => undefined,
) {
  const echo = new Echo({
    broadcaster: 'pusher',
    Pusher: PusherClient,
    key: portal.app.config.secrets.PUSHER_KEY,
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: (subscription, done) => void authorise(subscription, done),
    },
  });

  async function authorise(
    { socketId, channelName }: { socketId: string; channelName: string },
    done: ChannelAuthorizationCallback,
  ): Promise<void> {
    const response = await portal.call('POST', '/broadcasting/auth', {
      token,
      body: { socket_id: socketId, channel_name: channelName },
    });
    await afterAuthorisation();
    if (response.statusCode === 200) done(null, response.json());
    else done(new Error(response.body), null);
  }

  return echo;
}
