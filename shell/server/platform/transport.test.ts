import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, type IncomingHttpHeaders, connect } from 'node:http2';
import { createServer } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { generate } from 'selfsigned';
import { buildSite } from '../app/buildSite.ts';
import { type SiteFolders, demoPage, siteFolders } from '../testing/siteFixture.ts';
import { type Transport, limitHttp2Requests, transportOptions } from './transport.ts';

let tls: Extract<Transport, { kind: 'tls' }>;
let folders: SiteFolders;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  const pair = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  tls = { kind: 'tls', certificate: pair.cert, key: pair.private };
  folders = siteFolders();
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(() => rmSync(folders.home, { recursive: true }));

/** Starts an API that reports which call it got, and the site in front of it. */
async function start(transport: Transport): Promise<number> {
  const api = createServer((request, response) => {
    if (request.url === '/never') return;
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ url: request.url, host: request.headers['x-forwarded-host'] }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  closing.push(
    () => api.closeAllConnections(),
    () => api.close(),
  );
  const { shellDir, releasesDir } = folders;
  const site = await buildSite({
    shellDir,
    releasesDir,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    siteUrl: 'https://localhost',
    connectTo: [],
    page: demoPage,
    secret: 'secret',
    transport,
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => site.close());
  return (site.server.address() as AddressInfo).port;
}

function open(url: string): ClientHttp2Session {
  const session = connect(url, { ca: tls.certificate, servername: 'localhost' });
  closing.push(() => session.destroy());
  return session;
}

async function get(session: ClientHttp2Session, path: string) {
  const stream = session.request({ ':path': path });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status': number }];
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { status: headers[':status'], headers, body: Buffer.concat(chunks).toString() };
}

test('over TLS, one connection serves documents, files and the API while requests on it hang', async () => {
  mkdirSync(join(folders.releasesDir, 'remotes'), { recursive: true });
  writeFileSync(join(folders.releasesDir, 'remotes', 'file.js'), 'export {}');
  const session = open(`https://127.0.0.1:${await start(tls)}`);
  for (let count = 0; count < 20; count += 1)
    session.request({ ':path': '/api/never' }).on('error', () => {});

  expect((await get(session, '/plans')).body).toContain('<div id="root">');
  const file = await get(session, '/remotes/file.js');
  expect([file.status, file.body, file.headers['cache-control']]).toEqual([
    200,
    'export {}',
    'public, max-age=31536000, immutable',
  ]);
  expect(JSON.parse((await get(session, '/api/companies?page=2')).body)).toEqual({
    url: '/companies?page=2',
    host: expect.stringMatching(/^localhost:/),
  });
  expect((await get(session, '/api/auth/csrf')).status).toBe(200);
});

test('over TLS, clients without HTTP/2 are served', async () => {
  const port = await start(tls);
  const request = httpsRequest({ port, path: '/health', ca: tls.certificate, servername: 'localhost' }).end();
  const [response] = (await once(request, 'response')) as [{ httpVersion: string; statusCode: number }];
  expect([response.httpVersion, response.statusCode]).toEqual(['1.1', 200]);
  request.destroy();
});

test('over TLS, requests of clients without HTTP/2 have a time limit', () => {
  const app = fastify(transportOptions(tls));
  limitHttp2Requests(app, tls);
  expect(app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
});

test('behind a proxy, HTTP/2 needs no TLS', async () => {
  const session = open(`http://127.0.0.1:${await start({ kind: 'cleartext' })}`);
  expect((await get(session, '/health')).status).toBe(200);
});

test('over HTTP/2, the deadline closes a request that does not arrive, not one with a slow response', async () => {
  const transport: Transport = { kind: 'cleartext' };
  const app = fastify(transportOptions(transport));
  limitHttp2Requests(app, transport, 100);
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    await isLate;
    return 'slow';
  });
  app.post('/upload', async () => '');
  const session = open(await app.listen({ host: '127.0.0.1', port: 0 }));
  closing.push(() => app.close());
  const slow = get(session, '/slow');
  const upload = session.request({ ':path': '/upload', ':method': 'POST', 'content-type': 'text/plain' });
  await once(upload, 'close');
  resolve();
  expect((await slow).body).toBe('slow');
});
