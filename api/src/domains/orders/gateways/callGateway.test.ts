import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts } from '@cpa/shared/server';
import { callGateway, failedCall } from './callGateway.ts';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    response.writeHead(Number(request.url?.slice(1)), { location: '/200' }).end('said');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = async (path: string) => await callGateway(`${url}/${path}`, { timeoutMs: 5000 });

test.each([200, 402, 499])('returns a response with status %i', async (status) => {
  expect(await call(String(status))).toEqual({ status, text: 'said' });
});

test.each([500, 503])('throws for status %i, because the call may have had an effect', async (status) => {
  await expect(call(String(status))).rejects.toMatchObject({
    name: 'GatewayError',
    message: `answered ${status}`,
    maybeDone: true,
  });
});

test('follows no redirect', async () => {
  await expect(call('302')).rejects.toMatchObject({ name: 'GatewayError', maybeDone: true });
});

test('throws when no response arrives in time', async () => {
  await expect(callGateway(`${url}/silent`, { timeoutMs: 20 })).rejects.toMatchObject({
    message: 'no answer in time',
    maybeDone: true,
  });
});

test('distinguishes a call that was never sent from one that may have had an effect', async () => {
  const [port] = await freePorts(1);
  await expect(callGateway(`http://127.0.0.1:${port}/`, { timeoutMs: 5000 })).rejects.toMatchObject({
    message: 'ECONNREFUSED',
    maybeDone: false,
  });
});

test('rethrows an error that the call did not cause', () => {
  const fault = new TypeError('not a function');
  expect(() => failedCall(fault)).toThrow(fault);
});
