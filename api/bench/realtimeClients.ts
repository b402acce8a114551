/** Opens the client connections of the realtime benchmark. Arguments: `port path kind clients perIpAddress`. */
import { WebSocket } from 'ws';

const [port, path, kind, clients, perIpAddress] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];
const CONCURRENCY = 200;
const total = Number(clients);
let received = 0;

const startedAt = performance.now();
for (let first = 0; first < total; first += CONCURRENCY) {
  await Promise.all(
    Array.from(
      { length: Math.min(CONCURRENCY, total - first) },
      async (_, index) => await open(first + index),
    ),
  );
}
process.send!({ connectMs: performance.now() - startedAt });

/** Resolves once connected and, on the realtime server, subscribed. */
async function open(index: number): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor(index / Number(perIpAddress))}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { localAddress, perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      if (kind === 'plain') resolve();
    });
    socket.on('message', (raw) => {
      const text = (raw as Buffer).toString();
      if (text.includes('connection_established'))
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'all' } }));
      else if (text.includes('subscription_succeeded')) resolve();
      else if (text.includes('"news"') && ++received % total === 0) process.send!({ lastAt: Date.now() });
    });
  });
}
