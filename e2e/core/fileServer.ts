import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves a folder at another origin, to pages of every origin. Its files are not cached. */
export async function startFileServer(folder: string, port: number) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local');
    readFile(join(folder, pathname)).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream',
            'cache-control': 'no-cache',
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .end(content),
      () => response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
    );
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
