import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Starts a proxy to a port of this machine whose connections share a link of that speed in each direction. */
export async function startSlowLink(port: number, megabitsPerSecond: number) {
  const [up, down] = [createLink(megabitsPerSecond), createLink(megabitsPerSecond)];
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    // Either side may close a connection at any time.
    void pipeline(client, up(), target).catch(() => undefined);
    void pipeline(target, down(), client).catch(() => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

/** Returns a function that creates streams; all of them together are limited to that many bits per second. */
function createLink(megabitsPerSecond: number): () => Transform {
  const bytesPerMs = (megabitsPerSecond * 1000) / 8;
  let freeAt = 0;
  return () =>
    new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        const now = performance.now();
        freeAt = Math.max(freeAt, now) + chunk.length / bytesPerMs;
        setTimeout(() => pass(null, chunk), freeAt - now);
      },
    });
}
