/** @jest-environment node */
import { createHttpClients } from '@cpa/shared/http';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiFetch } from './apiFetch.ts';

/** Starts a server that responds with `respond`, and returns its URL. */
async function serve(respond: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

describe('apiFetch', () => {
  test('sends method, headers and body, and returns status, headers and text', async () => {
    const url = await serve(async (request, response) => {
      const { method, headers, url: path } = request;
      response.writeHead(201, { 'X-Uncounted-View': '1', 'content-type': 'application/json' });
      response.end(JSON.stringify([method, path, headers['purpose'], await text(request), 'Oranjestad – é']));
    });
    const response = await apiFetch(`${url}/a?b=1`, {
      method: 'POST',
      headers: { purpose: 'prefetch' },
      body: '{}',
    });
    expect(response).toMatchObject({ status: 201, headers: { 'x-uncounted-view': '1' } });
    expect(JSON.parse(await response.text())).toEqual(['POST', '/a?b=1', 'prefetch', '{}', 'Oranjestad – é']);
  });

  test('keeps its connection open for the next request', async () => {
    const ports = new Set<number | undefined>();
    const url = await serve(({ socket }, response) => {
      ports.add(socket.remotePort);
      response.end('ok');
    });
    for (let request = 0; request < 3; request += 1) await apiFetch(url);
    expect(ports.size).toBe(1);
  });

  test('asks for no compression', async () => {
    const url = await serve(({ headers }, response) => response.end(headers['accept-encoding'] ?? 'none'));
    expect(await (await apiFetch(url)).text()).toBe('none');
  });

  test('rejects with the reason of an abort', async () => {
    const reason = new Error('Too late.');
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const url = await serve(() => resolve());
    const controller = new AbortController();
    const response = apiFetch(url, { signal: controller.signal });
    await asked;
    controller.abort(reason);
    await expect(response).rejects.toBe(reason);
    await expect(apiFetch(url, { signal: controller.signal })).rejects.toBe(reason);
  });

  test('rejects when the connection closes within a response', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    });
    await expect(apiFetch(url)).rejects.toThrow('aborted');
  });

  test('serves the API clients, which reject with the status of a failure', async () => {
    const url = await serve((request, response) => {
      response.writeHead(request.url === '/jobs?page=2' ? 200 : 410, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Closed.' }));
    });
    const tokens = { accessToken: () => null, refresh: async () => '' };
    const { publicClient } = createHttpClients({ baseURL: url, tokens });
    const env = { fetch: apiFetch, Request: null, Response: null };
    Object.assign(publicClient.defaults, { adapter: 'fetch', env: { ...publicClient.defaults.env, ...env } });
    expect((await publicClient.get('/jobs', { params: { page: 2 } })).data).toEqual({ message: 'Closed.' });
    await expect(publicClient.get('/jobs/1')).rejects.toMatchObject({ data: { status: 410 } });
  });
});
