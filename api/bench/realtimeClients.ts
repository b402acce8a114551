/** The browsers of the realtime benchmark: `port path kind clients perAddress`. */
import { WebSocket } from 'ws';

const [port, path, kind, clients, perAddress] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
];
const AT_ONCE = 200;
const total = Number(clients);
let heard = 0;

const begun = performance.now();
for (let at = 0; at < total; at += AT_ONCE) {
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, total - at) }, async (_one, each) => await open(at + each)),
  );
}
process.send!({ connectMs: performance.now() - begun });

/** Resolves when it is connected and, with ours, subscribed. */
async function open(at: number): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor(at / Number(perAddress))}`;
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
      else if (text.includes('"news"') && ++heard % total === 0) process.send!({ lastAt: Date.now() });
    });
  });
}
