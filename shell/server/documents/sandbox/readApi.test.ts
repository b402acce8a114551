import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { readApi } from './readApi.ts';

/** Starts an API that responds with `respond`. @returns a function that reads a path of it */
async function serve(respond: (request: IncomingMessage, response: ServerResponse) => unknown) {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, signal = new AbortController().signal, body?: string) =>
    readApi({ path, body }, { apiUrl, ip: '203.0.113.9', signal });
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

describe('readApi', () => {
  test('reads as a prefetch on behalf of the visitor and returns status and body', async () => {
    const read = await serve(({ method, url, headers }, response) => {
      response.writeHead(201, { 'X-Uncounted-View': '1', 'content-type': 'application/json' });
      response.end(JSON.stringify([method, url, headers['purpose'], headers['x-forwarded-for'], 'é']));
    });
    const { body, ...answer } = await read('/vacancies?page=1');
    expect(answer).toEqual({ status: 201, isUncounted: true });
    expect(JSON.parse(body)).toEqual(['GET', '/vacancies?page=1', 'prefetch', '203.0.113.9', 'é']);
  });

  test('sends nothing that identifies the visitor but the IP address, and requests no compression', async () => {
    const read = await serve(({ headers }, response) => response.end(Object.keys(headers).toSorted().join()));
    expect((await read('/options')).body).toBe(
      'accept,connection,host,purpose,x-forwarded-for,x-requested-with',
    );
  });

  test('sends the body of a search, and no other body', async () => {
    const read = await serve(async (request, response) => {
      const { method, headers } = request;
      response.end([method, headers['content-type'], await text(request)].join(' '));
    });
    const { signal } = new AbortController();
    const { body } = await read('/vacancies/searchfilter?page=1', signal, '{"é":1}');
    expect(body).toBe('POST application/json {"é":1}');
    for (const path of ['/vacancies/7/apply', '/vacancies', '/vacancies/searchfilter/x'])
      await expect(read(path, signal, '{}')).rejects.toThrow('is not a public path of the API');
  });

  test('keeps its connection open for the next request', async () => {
    const ports = new Set<number | undefined>();
    const read = await serve(({ socket }, response) => {
      ports.add(socket.remotePort);
      response.end('ok');
    });
    for (let request = 0; request < 3; request += 1) await read('/options');
    expect(ports.size).toBe(1);
  });

  test.each([
    '/metrics',
    '/account/sessions/1',
    '/newsletter-email/confirm?token=1',
    '//example.com/vacancies',
    'http://example.com/vacancies',
    '/vacancies/../metrics',
    '/vacancies/%2e%2e/metrics',
    '/vacancies/..%2fmetrics',
    '/vacanciesx',
    String.raw`/vacancies\..\metrics`,
    '/vacancies@example.com',
    `/vacancies?q=${'x'.repeat(4000)}`,
    'vacancies',
  ])('rejects %s', async (path) => {
    let count = 0;
    const read = await serve((_request, response) => response.end(String((count += 1))));
    await expect(read(path)).rejects.toThrow('is not a public path of the API');
    expect(count).toBe(0);
  });

  test('rejects with the reason of an abort', async () => {
    const reason = new Error('Too late.');
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const read = await serve(() => resolve());
    const controller = new AbortController();
    const response = read('/options', controller.signal);
    await asked;
    controller.abort(reason);
    await expect(response).rejects.toBe(reason);
    await expect(read('/options', controller.signal)).rejects.toBe(reason);
  });

  test('rejects when the connection closes within a response', async () => {
    const read = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    });
    await expect(read('/options')).rejects.toThrow('aborted');
  });

  test('rejects a response that is too long', async () => {
    const read = await serve((_request, response) => response.end('x'.repeat(5 * 1024 * 1024)));
    await expect(read('/options')).rejects.toThrow('too long');
  });
});
