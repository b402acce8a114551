import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Network } from './chooseIpAddress.ts';
import { publicNetwork } from './chooseIpAddress.ts';
import { createFetchPage } from './createFetchPage.ts';
import { fetchDocument } from './fetchDocument.ts';
import { isPublicIpAddress } from './publicIpAddress.ts';

const MB = 1024 * 1024;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a host on this machine; `port` is the only port the test network may connect to. */
async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const networkOf = (...ports: number[]): Network => ({
  resolve: async () => ['127.0.0.1'],
  mayConnect: (address, port) => address === '127.0.0.1' && ports.includes(port),
});
const settings = (network: Network) => ({
  network,
  userAgent: 'CareerPortalAruba/1.0',
  // Generous for a busy machine; tests of timeouts set their own.
  withinMs: 20_000,
  mostBytes: 3 * MB,
  pauseMs: 0,
});
const troubleOf = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
const page =
  (text: string, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(text);

describe('allowed hosts', () => {
  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '192.88.99.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd00::1',
    'ff02::1',
    '100::1',
    '4000::1',
    '5f00::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicIpAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '190.220.0.1', '2606:4700::1111', '2001:4860:4860::8888'])(
    '%s is public',
    (address) => {
      expect(isPublicIpAddress(address)).toBe(true);
    },
  );

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/',
    'http://8.8.8.8:22/',
    'http://8.8.8.8:3300/',
    'http://user:word@8.8.8.8/',
    'http://user@8.8.8.8/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'gopher://8.8.8.8/',
    'nonsense',
    'http://0/',
    'http://127。0。0。1/',
  ])('%s is rejected before any request', async (address) => {
    expect(await troubleOf(fetchDocument(address, settings(publicNetwork)))).toBe('bad_address');
  });

  test('rejects a host with one private IP address among several', async () => {
    const network = { ...publicNetwork, resolve: async () => ['8.8.8.8', '10.0.0.1'] };
    expect(await troubleOf(fetchDocument('http://jobs.example/', settings(network)))).toBe('bad_address');
  });

  test('resolves a host once and connects to the checked IP address', async () => {
    const port = await serve(page('the checked one'));
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const network = { ...networkOf(port), resolve: async () => answers[asked++] ?? [] };
    const { text } = await fetchDocument(`http://rebind.example:${port}/`, settings(network));
    expect([text, asked]).toEqual(['the checked one', 1]);
  });

  test('sends the original Host header', async () => {
    const port = await serve((request, response) => page(request.headers.host ?? '')(request, response));
    const { text } = await fetchDocument(`http://jobs.example:${port}/`, settings(networkOf(port)));
    expect(text).toBe(`jobs.example:${port}`);
  });
});

describe('redirects', () => {
  const to =
    (location: string): RequestListener =>
    (_request, response) =>
      response.writeHead(302, { location }).end();

  test.each([
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://8.8.8.8:22/',
    'file:///etc/passwd',
    'http://a:b@8.8.8.8/',
  ])('to %s are rejected', async (inner) => {
    const port = await serve(to(inner));
    const network = { ...networkOf(port), resolve: async () => ['127.0.0.1'] };
    const trouble = await troubleOf(fetchDocument(`http://jobs.example:${port}/`, settings(network)));
    expect(trouble).toBe('bad_address');
  });

  test('are resolved again, so that a host cannot redirect to a private IP address', async () => {
    const port = await serve(to('/again'));
    let asked = 0;
    const resolve = async () => [asked++ === 0 ? '127.0.0.1' : '10.0.0.1'];
    const trouble = await troubleOf(
      fetchDocument(`http://jobs.example:${port}/`, settings({ ...networkOf(port), resolve })),
    );
    expect([trouble, asked]).toEqual(['bad_address', 2]);
  });

  test('follows five and rejects a sixth', async () => {
    const chain: RequestListener = (request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) page('arrived')(request, response);
      else to(`/${left - 1}`)(request, response);
    };
    const port = await serve(chain);
    const get = async (hops: number) =>
      await fetchDocument(`http://jobs.example:${port}/${hops}`, settings(networkOf(port)));
    expect((await get(5)).text).toBe('arrived');
    expect(await troubleOf(get(6))).toBe('too_many_redirects');
  });
});

describe('response bodies', () => {
  const get = async (answer: RequestListener, changed = {}) => {
    const port = await serve(answer);
    return await fetchDocument(`http://jobs.example:${port}/`, { ...settings(networkOf(port)), ...changed });
  };

  test.each(['image/png', 'application/pdf', 'application/octet-stream', ''])(
    '"%s" is not text',
    async (type) => {
      expect(await troubleOf(get(page('x', { 'content-type': type })))).toBe('not_text');
    },
  );

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('stops when %s decompresses to more than 3 MB', async (coding, pack) => {
    const bomb = pack(Buffer.alloc(50 * MB, 'a'));
    expect(bomb.length).toBeLessThan(MB);
    const answer: RequestListener = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding }).end(bomb);
    expect(await troubleOf(get(answer))).toBe('too_large');
  });

  test('decodes compressed pages and rejects nested and corrupt compression', async () => {
    const packed =
      (coding: string, body: Buffer): RequestListener =>
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding }).end(body);
    expect((await get(packed('gzip', gzipSync('jobs')))).text).toBe('jobs');
    expect(await troubleOf(get(packed('gzip, gzip', gzipSync(gzipSync('jobs')))))).toBe('not_text');
    expect(await troubleOf(get(packed('gzip', gzipSync('jobs').subarray(0, 12))))).toBe('unreachable');
  });

  test('times out on an endless page', async () => {
    const drip: RequestListener = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write('a');
    expect(await troubleOf(get(drip, { withinMs: 300 }))).toBe('too_slow');
    expect(await troubleOf(get(() => undefined, { withinMs: 300 }))).toBe('too_slow');
  });

  test('reports a dropped connection as unreachable', async () => {
    expect(await troubleOf(get((request) => void request.socket.destroy()))).toBe('unreachable');
  });

  test('decodes text by header, byte order mark or declared charset', async () => {
    const latin = Buffer.from('Señor', 'latin1');
    const answer =
      (body: Buffer, type: string): RequestListener =>
      (_request, response) =>
        response.writeHead(200, { 'content-type': type }).end(body);
    const meta = Buffer.concat([Buffer.from('<meta charset="iso-8859-1">'), latin]);
    expect((await get(answer(latin, 'text/html; charset=ISO-8859-1'))).text).toBe('Señor');
    expect((await get(answer(meta, 'text/html'))).text).toContain('Señor');
    expect((await get(answer(Buffer.from('\uFEFFSeñor'), 'text/html; charset=latin1'))).text).toBe('Señor');
  });
});

describe('robots.txt', () => {
  const site =
    (robots: RequestListener): RequestListener =>
    (request, response) =>
      request.url === '/robots.txt' ? robots(request, response) : page('jobs')(request, response);
  const status =
    (code: number): RequestListener =>
    (_request, response) =>
      response.writeHead(code).end();
  const rules = (text: string): RequestListener => page(text, { 'content-type': 'text/plain' });
  const get = async (robots: RequestListener, path = '/careers') => {
    const port = await serve(site(robots));
    return await troubleOf(createFetchPage(settings(networkOf(port)))(`http://jobs.example:${port}${path}`));
  };

  test('is obeyed', async () => {
    const some = rules(
      'User-agent: *\nDisallow: /careers\n\nUser-agent: CareerPortalAruba\nDisallow: /inner\n',
    );
    expect(await get(some)).toBe('none');
    expect(await get(some, '/inner/jobs')).toBe('robots_refuse');
    expect(await get(rules('User-agent: *\nDisallow: /'))).toBe('robots_refuse');
  });

  test('allows everything when missing and forbids everything when unreachable', async () => {
    expect(await get(status(404))).toBe('none');
    expect(await get(status(403))).toBe('none');
    expect(await get(status(503))).toBe('robots_refuse');
  });

  test('is fetched once, with a delay between two pages', async () => {
    const asked: string[] = [];
    const port = await serve((request, response) => {
      asked.push(request.url!);
      site(status(404))(request, response);
    });
    const fetchPage = createFetchPage({ ...settings(networkOf(port)), pauseMs: 120 });
    const started = performance.now();
    for (const path of ['/1', '/2', '/3']) await fetchPage(`http://jobs.example:${port}${path}`);
    expect(asked).toEqual(['/robots.txt', '/1', '/2', '/3']);
    expect(performance.now() - started).toBeGreaterThanOrEqual(235);
  });

  test('reports a forbidden page', async () => {
    const port = await serve(status(404));
    expect(await troubleOf(createFetchPage(settings(networkOf(port)))(`http://jobs.example:${port}/`))).toBe(
      'page_refused',
    );
  });
});

test('sends JSON by POST, and follows a redirect of it by GET', async () => {
  const received: string[] = [];
  const port = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(
        `${request.method} ${request.url} ${request.headers['content-type'] ?? ''} ${body}`.trim(),
      );
      if (request.url === '/jobs') response.writeHead(303, { location: '/moved' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const { text } = await fetchDocument(`http://127.0.0.1:${port}/jobs`, settings(networkOf(port)), {
    offset: 0,
  });
  expect(text).toBe('{}');
  expect(received).toEqual(['POST /jobs application/json {"offset":0}', 'GET /moved']);
});
