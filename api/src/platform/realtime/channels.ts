import type { WebSocket } from 'ws';

/** Buffered bytes per slow reader; beyond this it is disconnected and refetches after reconnecting. */
const MOST_WAITING = 1_000_000;

export interface Delivery {
  channel: string;
  event: string;
  data: string;
  /** Socket that is excluded, for example the sender. */
  except?: string | undefined;
  /** Sender in a presence channel. */
  userId?: string | undefined;
}

/** Subscriptions of this process. */
export interface Channels {
  join: (channel: string, socketId: string, socket: WebSocket) => void;
  leave: (channel: string, socketId: string) => void;
  deliver: (delivery: Delivery) => void;
  /** Subscriber counts of channels with this prefix. */
  count: (prefix: string) => Record<string, number>;
}

export function createChannels(): Channels {
  const channels = new Map<string, Map<string, WebSocket>>();
  return {
    join: (channel, socketId, socket) => {
      const members = channels.get(channel) ?? new Map<string, WebSocket>();
      channels.set(channel, members.set(socketId, socket));
    },
    leave: (channel, socketId) => {
      const members = channels.get(channel);
      members?.delete(socketId);
      if (members?.size === 0) channels.delete(channel);
    },
    deliver: ({ channel, event, data, except, userId }) => {
      const members = channels.get(channel);
      if (!members) return;
      // Encode once, since a channel may have thousands of subscribers.
      const message = Buffer.from(
        JSON.stringify({ event, channel, data, ...(userId && { user_id: userId }) }),
      );
      for (const [socketId, socket] of members) if (socketId !== except) pass(socket, message);
    },
    count: (prefix) =>
      Object.fromEntries(
        [...channels].flatMap(([name, { size }]) => (name.startsWith(prefix) ? [[name, size]] : [])),
      ),
  };
}

function pass(socket: WebSocket, message: Buffer): void {
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
  else socket.send(message, { binary: false });
}
