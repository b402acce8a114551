import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLoad } from './load.ts';

/** Bytes of a document that is sent once, and of the same one from the cache, which is compressed more. */
const RENDERED = 1200;
const CACHED = 1000;

let server: Server;

beforeEach(async () => {
  server = createServer((request, response) => {
    response.end(Buffer.alloc(request.headers.cookie ? RENDERED : CACHED));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('counts cached documents that are shorter than the rendered ones', async () => {
  const { port } = server.address() as AddressInfo;
  const load = createLoad({ port, concurrency: 1, site: { cpuMs: () => 0 } });
  await load.warmUp('/', 'session=1');
  await load.warmUp('/', '');
  const { count, inBrowser } = await load.run('/', '', 0.05);
  expect(count).toBeGreaterThan(0);
  expect(inBrowser).toBe(0);
});
