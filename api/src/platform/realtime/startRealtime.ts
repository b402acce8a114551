import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { drainConnections } from '@cpa/shared/server';
import type { Config } from '../config/config.ts';
import { handleHttp } from './handleHttp.ts';
import type { BusParts } from './bus.ts';
import type { FindDenied } from './authorisations.ts';
import { CLOSE } from './codes.ts';
import { openConnection, type ConnectionParts } from './connection.ts';
import { createConnectionLimiter } from './connectionLimiter.ts';
import { openHub } from './hub.ts';

export interface Realtime {
  port: number;
  /** Number of connections of this process. */
  clients: () => number;
  /** Asks every client to reconnect to another process. */
  stop: () => Promise<void>;
}

export interface RealtimeParts extends BusParts {
  config: Pick<
    Config,
    | 'host'
    | 'realtimePort'
    | 'secrets'
    | 'allowedOrigins'
    | 'trustedProxies'
    | 'realtimeLimits'
    | 'hasClientEvents'
  >;
  /** Aborted when the process is asked to end. Default: never. */
  draining?: AbortSignal;
  findDenied: FindDenied;
  aliveEveryMs?: number;
  checkEveryMs?: number;
  activityTimeout?: ConnectionParts['activityTimeout'];
}

const LARGEST_MESSAGE = 10_000;
const ALIVE_EVERY_MS = 10_000;
/** Milliseconds for connections to end when the server stops. */
const CLOSE_WITHIN_MS = 500;
const CHECK_EVERY_MS = 60_000;

/**
 * Starts a server of the Pusher protocol, version 7: public, private and presence channels and the signed HTTP API.
 * All servers on one database act as one.
 */
export async function startRealtime({
  config,
  findDenied,
  aliveEveryMs = ALIVE_EVERY_MS,
  draining = new AbortController().signal,
  checkEveryMs = CHECK_EVERY_MS,
  activityTimeout,
  ...bus
}: RealtimeParts): Promise<Realtime> {
  const keys = config.secrets;
  const hub = await openHub({ ...bus, findDenied, aliveEveryMs, checkEveryMs });
  const connectionLimiter = createConnectionLimiter(config);
  const limits = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 2000 };
  const http = createServer(limits, (request, response) => {
    handleHttp(request, response, { hub, keys, log: bus.log, draining }).catch(() => response.destroy());
  });
  drainConnections(http, draining);
  const sockets = new WebSocketServer({ server: http, maxPayload: LARGEST_MESSAGE });
  sockets.on('connection', (socket, request) => {
    const admitted = connectionLimiter.admit(request);
    if (typeof admitted !== 'function') return refuse(socket, ...admitted);
    socket.on('close', admitted);
    const { hasClientEvents } = config;
    openConnection(socket, {
      hub,
      keys,
      log: bus.log,
      hasClientEvents,
      ...(activityTimeout && { activityTimeout }),
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      sockets.once('error', reject);
      // After a restart all clients reconnect within seconds: more than the default backlog of 511.
      http.listen({ port: config.realtimePort, host: config.host, backlog: 4096 }, () => resolve());
    });
  } catch (error) {
    await hub.stop();
    throw error;
  }
  return {
    port: (http.address() as AddressInfo).port,
    clients: () => sockets.clients.size,
    stop: async () => {
      for (const socket of sockets.clients) socket.close(CLOSE.reconnectNow, 'The server restarts');
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        // Requests in flight and closing handshakes may end.
        setTimeout(() => {
          http.closeAllConnections();
          for (const socket of sockets.clients) socket.terminate();
        }, CLOSE_WITHIN_MS).unref();
      });
      await hub.stop();
    },
  };
}

function refuse(socket: WebSocket, code: number, message: string): void {
  socket.on('error', () => undefined);
  socket.send(JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) }));
  socket.close(code, message);
}
