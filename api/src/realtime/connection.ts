import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { RawData, WebSocket } from 'ws';
import type { Channels } from './channels.ts';
import { isSignedSubscription, type AppKeys } from './signatures.ts';

/** Seconds of silence after which a client should ping; without a word for twice as long it is taken for gone. */
const ACTIVITY_TIMEOUT = 60;

/** https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/#error-codes */
export const CLOSE = {
  unknownApp: 4001,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  foreignOrigin: 4009,
  reconnectNow: 4200,
  noPong: 4201,
} as const;
const CLIENT_EVENT_REFUSED = 4301;
const OVER_CAPACITY = 4100;

/** A page needs one or two; without an end, one browser could fill the memory. */
const MOST_CHANNELS = 100;

const messageSchema = z.object({ event: z.string(), data: z.optional(z.unknown()) });
const channelSchema = z.string().check(z.regex(/^[\w\-=@,.;]{1,164}$/));
const unsubscribeSchema = z.object({ channel: channelSchema });
const subscribeSchema = z.object({
  channel: channelSchema,
  auth: z.optional(z.string()),
  channel_data: z.optional(z.string()),
});

/** Speaks the Pusher protocol, version 7, with one browser: public and private channels. */
export function openConnection(socket: WebSocket, channels: Channels, keys: AppKeys): void {
  const socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  const send = (event: string, data: unknown, channel?: string): void =>
    socket.send(JSON.stringify({ event, data: JSON.stringify(data), ...(channel && { channel }) }));
  const refuse = (code: number, message: string): void => send('pusher:error', { code, message });

  const joined = new Set<string>();
  let isSilent = false;
  const watch = setInterval(() => {
    if (isSilent) return socket.close(CLOSE.noPong, 'Pong reply not received in time');
    isSilent = true;
    send('pusher:ping', {});
  }, ACTIVITY_TIMEOUT * 1000);
  socket.on('close', () => {
    clearInterval(watch);
    channels.leaveAll(socketId);
  });
  // A broken socket closes by itself; unheard, the event would end the process.
  socket.on('error', () => undefined);
  socket.on('message', (raw) => {
    isSilent = false;
    const message = messageSchema.safeParse(parsed(raw));
    if (!message.success) return refuse(4000, 'This is not a message of the Pusher protocol');
    const { event, data } = message.data;
    if (event === 'pusher:ping') send('pusher:pong', {});
    else if (event === 'pusher:subscribe') subscribe(data);
    else if (event === 'pusher:unsubscribe') unsubscribe(data);
    else if (event.startsWith('client-')) refuse(CLIENT_EVENT_REFUSED, 'Client events are switched off');
  });
  send('pusher:connection_established', { socket_id: socketId, activity_timeout: ACTIVITY_TIMEOUT });

  function unsubscribe(data: unknown): void {
    const left = unsubscribeSchema.safeParse(data);
    if (!left.success) return refuse(4000, 'This is not the name of a channel');
    joined.delete(left.data.channel);
    channels.leave(left.data.channel, socketId);
  }

  function subscribe(data: unknown): void {
    const wanted = subscribeSchema.safeParse(data);
    if (!wanted.success) return refuse(4000, 'This is not the name of a channel');
    const { channel, auth = '', channel_data } = wanted.data;
    if (joined.size >= MOST_CHANNELS) return refuse(OVER_CAPACITY, 'Too many channels on one connection');
    if (!mayJoin(channel, auth, channel_data)) {
      const error = {
        type: 'AuthError',
        error: 'The subscription is not signed for this channel',
        status: 401,
      };
      return send('pusher:subscription_error', error, channel);
    }
    joined.add(channel);
    channels.join(channel, socketId, socket);
    send('pusher_internal:subscription_succeeded', {}, channel);
  }

  function mayJoin(channel: string, auth: string, channelData: string | undefined): boolean {
    if (channel.startsWith('presence-')) return false;
    if (!channel.startsWith('private-')) return true;
    return isSignedSubscription(keys, {
      socketId,
      channel,
      auth,
      ...(channelData !== undefined && { channelData }),
    });
  }
}

function parsed(raw: RawData): unknown {
  try {
    return JSON.parse((raw as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
}
