import Pusher from 'pusher';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { PublishEvent } from './publishEvent.ts';

const ANSWER_WITHIN_MS = 2000;

/** Uses the official SDK, so that any Pusher-compatible service can replace ours. */
export function createPublishEvent(
  { secrets, realtimeUrl }: Pick<Config, 'secrets' | 'realtimeUrl'>,
  log: Logger,
): PublishEvent {
  const { hostname, port, protocol } = new URL(realtimeUrl);
  const useTLS = protocol === 'https:';
  const pusher = new Pusher({
    appId: secrets.PUSHER_APP_ID,
    key: secrets.PUSHER_KEY,
    secret: secrets.PUSHER_SECRET,
    host: hostname,
    port: port || (useTLS ? '443' : '80'),
    useTLS,
    timeout: ANSWER_WITHIN_MS,
  });
  return async (channel, event, data) => {
    try {
      await pusher.trigger(channel, event, data);
    } catch (error) {
      log.warn({ err: error, channel, event }, 'the realtime service did not take an event');
    }
  };
}
