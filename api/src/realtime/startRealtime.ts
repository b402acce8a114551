import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { createChannels } from './channels.ts';
import { CLOSE, openConnection } from './connection.ts';
import { answerHttp } from './eventsApi.ts';

export interface Realtime {
  port: number;
  /** Tells every browser to connect again, to whoever answers then. */
  stop: () => Promise<void>;
}

const LARGEST_MESSAGE = 10_000;

/**
 * A server of the Pusher protocol, version 7: public and private channels, and the signed HTTP call for events.
 * One process; presence channels and several joined processes are not served.
 */
export async function startRealtime(
  config: Pick<Config, 'host' | 'realtimePort' | 'secrets' | 'allowedOrigins'>,
): Promise<Realtime> {
  const channels = createChannels();
  const limits = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 2000 };
  const http = createServer(limits, (request, response) => {
    answerHttp(request, response, channels, config.secrets).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({ server: http, maxPayload: LARGEST_MESSAGE });
  sockets.on('connection', (socket, request) => {
    const url = URL.parse(request.url ?? '/', 'http://realtime');
    const refusal = refusalOf(url, request.headers.origin, config);
    if (refusal) refuse(socket, ...refusal);
    else openConnection(socket, channels, config.secrets);
  });
  await new Promise<void>((resolve, reject) => {
    sockets.once('error', reject);
    http.listen(config.realtimePort, config.host, () => resolve());
  });
  return {
    port: (http.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets.clients) socket.close(CLOSE.reconnectNow, 'The server restarts');
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
        setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 500).unref();
      });
    },
  };
}

function refusalOf(
  url: URL | null,
  origin: string | undefined,
  { secrets, allowedOrigins }: Pick<Config, 'secrets' | 'allowedOrigins'>,
): [code: number, message: string] | undefined {
  if (url?.pathname !== `/app/${secrets.PUSHER_KEY}`)
    return [CLOSE.unknownApp, 'There is no app with this key'];
  const protocol = url.searchParams.get('protocol');
  if (!protocol) return [CLOSE.noProtocol, 'No protocol version given'];
  if (protocol !== '7') return [CLOSE.unsupportedProtocol, 'Only version 7 of the protocol is spoken'];
  if (origin !== undefined && !allowedOrigins.includes(origin))
    return [CLOSE.foreignOrigin, 'Unknown origin'];
  return undefined;
}

function refuse(socket: WebSocket, code: number, message: string): void {
  socket.on('error', () => undefined);
  socket.send(JSON.stringify({ event: 'pusher:error', data: JSON.stringify({ code, message }) }));
  socket.close(code, message);
}
