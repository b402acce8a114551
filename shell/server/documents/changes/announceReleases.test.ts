import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { aShellRelease } from '../../testing/siteFixture.ts';
import { announceReleases } from './announceReleases.ts';

let realtime: Server;
let site: FastifyInstance;
let revision: number;
let looks: number;
let received: { url: URL; body: string }[];
let status: number;

beforeEach(async () => {
  [revision, looks, received, status] = [1, 0, [], 200];
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    received.push({ url: new URL(request.url ?? '/', 'http://realtime'), body });
    response.writeHead(status).end('{}');
  };
  realtime = createServer((request, response) => void receive(request, response));
  await once(realtime.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(realtime.address() as AddressInfo).port}`;
  site = fastify();
  announceReleases(site, {
    releases: {
      current: async () => {
        looks += 1;
        return { shell: aShellRelease(), document: { revision, remotes: [] } };
      },
    },
    realtime: { url, appId: 'app', key: 'key', secret: 'secret' },
    intervalMs: 1,
  });
  await site.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await site.close();
  realtime.close();
  realtime.closeAllConnections();
});

/** Waits until the server has read the releases twice more. */
async function look(): Promise<void> {
  const until = looks + 2;
  const isDone = (): boolean => looks >= until;
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('publishes a signed event for each change of the releases, and none at the start', async () => {
  await look();
  expect(received).toEqual([]);
  revision = 2;
  await look();
  await look();
  expect(received).toHaveLength(1);
  const [{ url, body }] = received as [{ url: URL; body: string }];
  expect(JSON.parse(body)).toMatchObject({ name: 'activated', channels: ['releases'] });
  const { auth_signature: signature, ...rest } = Object.fromEntries(url.searchParams);
  expect(rest).toMatchObject({ auth_key: 'key', body_md5: createHash('md5').update(body).digest('hex') });
  const query = url.search.slice(1).replace(/&auth_signature=.*/, '');
  const signed = createHmac('sha256', 'secret').update(`POST\n${url.pathname}\n${query}`).digest('hex');
  expect([url.pathname, signature]).toEqual(['/apps/app/events', signed]);
});

test('publishes again while the realtime server fails', async () => {
  await look();
  status = 503;
  revision = 2;
  while (received.length < 2) await look();
  status = 200;
  const sent = received.length;
  while (received.length === sent) await look();
  const after = received.length;
  await look();
  await look();
  expect(received).toHaveLength(after);
});
