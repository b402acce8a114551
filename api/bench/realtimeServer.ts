/** The server of the realtime benchmark, controlled over IPC: the realtime server, or plain `ws`. */
import type { AddressInfo } from 'node:net';
import Pusher from 'pusher';
import { pino } from 'pino';
import { WebSocketServer } from 'ws';
import { connectDatabase, type SocketTarget } from '../src/platform/database/connect.ts';
import { findDenied } from '../src/domains/accounts/channels/membership.repository.ts';
import { startRealtime } from '../src/platform/realtime/startRealtime.ts';
import { benchConfig } from './benchConfig.ts';

const MESSAGE = { text: 'An application was received.' };

const { port, path, broadcast } = process.argv[2] === 'plain' ? await plain() : await portal();
process.on('message', (command) => {
  if (command === 'memory') process.send!({ memory: memory() });
  else void broadcast();
});
process.send!({ port, path, memory: memory() });

async function plain() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', backlog: 4096 });
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  await new Promise((resolve) => server.once('listening', resolve));
  const text = Buffer.from(JSON.stringify({ event: 'news', data: JSON.stringify(MESSAGE) }));
  return {
    port: (server.address() as AddressInfo).port,
    path: '/',
    broadcast: async () => {
      for (const socket of server.clients) socket.send(text, { binary: false });
    },
  };
}

async function portal() {
  const connection = JSON.parse(process.env['BENCH_CONNECTION']!) as SocketTarget;
  const { db } = connectDatabase(connection);
  const config = benchConfig({ REALTIME_PORT: '0', RATE_LIMIT_FACTOR: '1000' });
  const server = await startRealtime({
    config,
    db,
    listenOn: connection,
    log: pino({ level: 'error' }),
    findDenied: async (held) => await findDenied(db, held),
  });
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET: secret } = config.secrets;
  const sdk = new Pusher({ appId, key, secret, host: '127.0.0.1', port: String(server.port), useTLS: false });
  return {
    port: server.port,
    path: `/app/${key}?protocol=7`,
    broadcast: async () => void (await sdk.trigger('all', 'news', MESSAGE)),
  };
}

/** Resident memory after garbage collection, which includes buffers and sockets. */
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss;
}
