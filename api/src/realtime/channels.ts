import type { WebSocket } from 'ws';

/** Who listens to what, in this process. */
export interface Channels {
  join(channel: string, socketId: string, socket: WebSocket): void;
  leave(channel: string, socketId: string): void;
  leaveAll(socketId: string): void;
  /** @param except the socket that caused it, when it asked not to hear of it. */
  send(channel: string, event: string, data: string, except?: string): void;
}

export function createChannels(): Channels {
  const channels = new Map<string, Map<string, WebSocket>>();
  const leave = (channel: string, socketId: string): void => {
    const members = channels.get(channel);
    members?.delete(socketId);
    if (members?.size === 0) channels.delete(channel);
  };
  return {
    join: (channel, socketId, socket) => {
      const members = channels.get(channel) ?? new Map<string, WebSocket>();
      channels.set(channel, members.set(socketId, socket));
    },
    leave,
    leaveAll: (socketId) => {
      for (const channel of channels.keys()) leave(channel, socketId);
    },
    send: (channel, event, data, except) => {
      const message = JSON.stringify({ event, channel, data });
      for (const [socketId, socket] of channels.get(channel) ?? [])
        if (socketId !== except) socket.send(message);
    },
  };
}
