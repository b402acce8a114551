import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers that belong to the connection with the site, or to the encoding that `fetch` has removed. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/** Starts a proxy to a site that sends this cookie and appends a statement to each response whose path matches. */
export async function startChangingProxy(site: string, file: RegExp, cookie: string) {
  let changed = 0;
  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      const { accept = '*/*', 'user-agent': userAgent = '' } = request.headers;
      const headers = { accept, cookie, 'user-agent': userAgent };
      const received = await fetch(new URL(request.url ?? '/', site), { headers, redirect: 'manual' });
      const body = Buffer.from(await received.arrayBuffer());
      const isChanged = file.test(new URL(request.url ?? '/', site).pathname);
      if (isChanged) changed += 1;
      response.writeHead(
        received.status,
        Object.fromEntries([...received.headers].filter(([name]) => !OWN_HEADERS.has(name))),
      );
      response.end(isChanged ? Buffer.concat([body, Buffer.from(';globalThis.injected=true;')]) : body);
    };
    respond().catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    changed: () => changed,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
