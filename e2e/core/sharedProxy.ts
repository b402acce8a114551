import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';

type Stored = { headers: IncomingHttpHeaders; body: Buffer; since: number; varies: [string, unknown][] };

/**
 * Source of a response of the proxy: not its cache, its cache, or its cache after the site confirmed the response.
 * `isStored`: the cache has the response now.
 */
export type Served = { path: string; how: 'forwarded' | 'stored' | 'validated'; isStored: boolean };

/** Starts an HTTP proxy with one cache for all clients, like a company's: RFC 9111, storing as much as it allows. */
export async function startSharedProxy() {
  const served: Served[] = [];
  const cache = new Map<string, Stored[]>();

  const server = createServer((request, response) => {
    serve(request, response).catch((error: Error) => response.destroy(error));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url!;
    const known = request.method === 'GET' && cache.get(url)?.find((stored) => isFor(stored, request));
    const isFresh = known && isUsable(known) && !/no-cache|max-age=0/.test(of(request, 'cache-control'));
    const headers = { ...request.headers, ...(known && !isFresh && validators(known)) };
    const { status, ...origin } = isFresh ? { ...known, status: 200 } : await forward(request, headers);
    const isConfirmed = known && status === 304 && known.headers.etag !== request.headers['if-none-match'];
    if (isConfirmed)
      Object.assign(known, { headers: { ...known.headers, ...origin.headers }, since: Date.now() });
    else if (!isFresh && status === 200 && mayStore(request, origin.headers)) {
      const varies = (origin.headers.vary ?? '').toLowerCase().split(/, */).filter(Boolean);
      const stored = {
        ...origin,
        since: Date.now(),
        varies: varies.map((name) => [name, request.headers[name]] as [string, unknown]),
      };
      cache.set(url, [stored, ...(cache.get(url) ?? []).filter((each) => !isFor(each, request))]);
    }
    const how = isFresh ? 'stored' : isConfirmed ? 'validated' : 'forwarded';
    const isStored = cache.get(url)?.some((stored) => isFor(stored, request)) ?? false;
    served.push({ path: new URL(url).pathname, how, isStored });
    const { headers: sent, body } = isConfirmed ? known : origin;
    const { connection: _hop, 'transfer-encoding': _coding, 'keep-alive': _time, ...kept } = sent;
    response.writeHead(isConfirmed ? 200 : status, kept).end(body);
  }

  // Realtime events.
  server.on('connect', ({ url }, client) => {
    const { hostname, port } = new URL(`http://${url}`);
    const origin = connect(Number(port), hostname, () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
    client.pipe(origin).pipe(client);
    for (const socket of [client, origin]) socket.on('error', () => origin.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    served,
    /** Requests a URL without cookies. Returns how the proxy has served it. */
    async get(url: string): Promise<Served['how'] | undefined> {
      const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
      send({ port, path: url, headers: { host: new URL(url).host } }, resolve).end();
      await (await promise).toArray();
      return served.at(-1)?.how;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const of = ({ headers }: { headers: IncomingHttpHeaders }, name: string): string =>
  String(headers[name] ?? '');

async function forward(request: IncomingMessage, headers: IncomingHttpHeaders) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.pipe(send(request.url!, { method: request.method!, headers }, resolve).on('error', reject));
  const response = await promise;
  return {
    status: response.statusCode!,
    headers: response.headers,
    body: Buffer.concat(await response.toArray()),
  };
}

/** Section 3: what a shared cache may store. A cookie in the response does not forbid it. */
function mayStore(request: IncomingMessage, headers: IncomingHttpHeaders): boolean {
  const control = of({ headers }, 'cache-control');
  if (request.method !== 'GET' || headers.vary === '*' || /no-store|private/.test(control)) return false;
  return !request.headers.authorization || /public|s-maxage|must-revalidate/.test(control);
}

/** Section 4.1: the request has the headers that the stored response depends on. */
const isFor = ({ varies }: Stored, { headers }: IncomingMessage): boolean =>
  varies.every(([name, value]) => headers[name] === value);

/** Section 4.2: stored responses that need no validation, also those whose lifetime the cache has to guess. */
function isUsable({ headers, since }: Stored): boolean {
  const control = of({ headers }, 'cache-control');
  if (control.includes('no-cache')) return false;
  const seconds = /s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1];
  const modified = Date.parse(of({ headers }, 'last-modified'));
  const guessed = Number.isNaN(modified) ? 0 : (since - modified) / 10;
  const lifetime = seconds === undefined ? guessed : (Number(seconds) - Number(headers.age ?? 0)) * 1000;
  return Date.now() - since < lifetime;
}

const validators = ({ headers }: Stored): IncomingHttpHeaders => ({
  ...(headers.etag && { 'if-none-match': headers.etag }),
  ...(headers['last-modified'] && { 'if-modified-since': headers['last-modified'] }),
});
