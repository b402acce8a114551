import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

type Site = Pick<FastifyInstance, 'routing'>;

/** Origin at which a browser finds the site of one check after another. */
export type CheckOrigin = {
  url: string;
  /** Serves a ready site instead of the previous one. Returns a function that ends this; calls then get 503. */
  serve: (site: Site) => () => void;
  close: () => Promise<void>;
};

/** Opens an origin. With one origin for all checks, the browser keeps the scripts that it has loaded and compiled. */
export async function openCheckOrigin(): Promise<CheckOrigin> {
  let served: Site | undefined;
  const server = createServer((request, response) => {
    if (served) served.routing(request, response);
    else response.writeHead(503).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(site) {
      served = site;
      return () => {
        if (served === site) served = undefined;
      };
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
