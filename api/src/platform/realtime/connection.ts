import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Hub } from './hub.ts';
import { createMessageLimit } from './messageLimit.ts';
import type { Member } from './presence.repository.ts';
import { messageSchema, subscribeSchema, unsubscribeSchema } from './protocol.ts';
import { CLOSE, ERROR } from './codes.ts';
import type { AppKeys } from './signatures.ts';
import { authorizeSubscription } from './subscription.rules.ts';

/** Activity timeout in seconds, after which a client pings; twice as long without a message closes the connection. */
const ACTIVITY_TIMEOUT = 60;

/** Subscription limit per connection, so that one browser cannot exhaust memory. */
const MOST_CHANNELS = 100;

export interface ConnectionParts {
  hub: Hub;
  keys: AppKeys;
  log: Logger;
  /** Enables client events in private and presence channels. */
  hasClientEvents: boolean;
  activityTimeout?: number;
}

/** Implements the Pusher protocol, version 7, for one connection. */
export function openConnection(
  socket: WebSocket,
  { hub, keys, log, hasClientEvents, activityTimeout = ACTIVITY_TIMEOUT }: ConnectionParts,
): void {
  const socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  const send = (event: string, data: unknown, channel?: string): void =>
    socket.send(JSON.stringify({ event, data: JSON.stringify(data), ...(channel && { channel }) }));
  const refuse = (code: number, message: string): void => send('pusher:error', { code, message });

  /** Subscribed channels, with the user id in presence channels. */
  const joined = new Map<string, { userId: string | undefined; release: (() => void) | undefined }>();
  const isWithinLimit = createMessageLimit();
  let isSilent = false;
  let isClosed = false;
  let presence = Promise.resolve();

  const watch = setInterval(() => {
    if (isSilent) return socket.close(CLOSE.noPong, 'Pong reply not received in time');
    isSilent = true;
    send('pusher:ping', {});
  }, activityTimeout * 1000);
  socket.on('close', () => {
    isClosed = true;
    clearInterval(watch);
    for (const channel of joined.keys()) leave(channel);
  });
  // A broken socket closes by itself; an unhandled error event would end the process.
  socket.on('error', () => undefined);
  socket.on('message', (raw) => {
    isSilent = false;
    if (!isWithinLimit()) return socket.close(CLOSE.overCapacity, 'Too many messages');
    const message = messageSchema.safeParse(parsed(raw));
    if (!message.success) return refuse(ERROR.unreadable, 'This is not a message of the Pusher protocol');
    const { event, data, channel } = message.data;
    if (event === 'pusher:ping') send('pusher:pong', {});
    else if (event === 'pusher:subscribe') subscribe(data);
    else if (event === 'pusher:unsubscribe') unsubscribe(data);
    else if (event.startsWith('client-')) passOn(event, data, channel);
  });
  send('pusher:connection_established', { socket_id: socketId, activity_timeout: activityTimeout });

  function subscribe(data: unknown): void {
    const wanted = subscribeSchema.safeParse(data);
    if (!wanted.success) return refuse(ERROR.unreadable, 'This is not the name of a channel');
    const { channel } = wanted.data;
    if (joined.size >= MOST_CHANNELS)
      return refuse(ERROR.overCapacity, 'Too many channels on one connection');
    if (joined.has(channel)) return refuse(ERROR.unreadable, `Already subscribed to ${channel}`);
    const verdict = authorizeSubscription(keys, socketId, wanted.data);
    if (verdict === 'refused')
      return failSubscription(channel, 401, 'The subscription is not signed for this channel');
    const { member, session } = verdict;
    const release = session ? hub.hold({ session, channel }, close) : undefined;
    joined.set(channel, { userId: member?.user_id, release });
    hub.join(channel, socketId, socket);
    if (!member) return send('pusher_internal:subscription_succeeded', {}, channel);
    inTurn(async () => await enter(channel, member));
  }

  function close(code: number, message: string): void {
    socket.close(code, message);
    // Not at the end of the closing handshake, which a client may delay.
    for (const channel of joined.keys()) leave(channel);
  }

  async function enter(channel: string, member: Member): Promise<void> {
    try {
      const members = await hub.enter(channel, socketId, member);
      if (isClosed) return await hub.exit(channel, socketId);
      const hash = Object.fromEntries(members.map(({ user_id, user_info }) => [user_id, user_info]));
      const all = { count: members.length, ids: Object.keys(hash), hash };
      send('pusher_internal:subscription_succeeded', { presence: all }, channel);
    } catch (error) {
      log.warn({ err: error, channel }, 'somebody could not be written down as present');
      leave(channel);
      if (!isClosed) failSubscription(channel, 503, 'Please try again in a moment');
    }
  }

  /** Presence changes are written to the database, so they are serialised. */
  function inTurn(step: () => Promise<void>): void {
    const before = presence;
    const next = async (): Promise<void> => {
      await before;
      await step();
    };
    presence = next();
  }

  function failSubscription(channel: string, status: number, error: string): void {
    send('pusher:subscription_error', { type: 'AuthError', error, status }, channel);
  }

  function unsubscribe(data: unknown): void {
    const left = unsubscribeSchema.safeParse(data);
    if (!left.success) return refuse(ERROR.unreadable, 'This is not the name of a channel');
    leave(left.data.channel);
  }

  function leave(channel: string): void {
    const isPresent = joined.get(channel)?.userId !== undefined;
    joined.get(channel)?.release?.();
    joined.delete(channel);
    hub.leave(channel, socketId);
    if (isPresent) inTurn(async () => await hub.exit(channel, socketId));
  }

  function passOn(event: string, data: unknown, channel = ''): void {
    const isAllowed = hasClientEvents && /^(private|presence)-/.test(channel) && joined.has(channel);
    if (!isAllowed) return refuse(ERROR.clientEventRefused, 'Client events are not taken here');
    const text = typeof data === 'string' ? data : JSON.stringify(data ?? {});
    const userId = joined.get(channel)?.userId;
    hub.publish({ channel, event, data: text, except: socketId, userId }).catch((error: unknown) => {
      log.warn({ err: error, channel }, 'the other processes were not told what a browser said');
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
