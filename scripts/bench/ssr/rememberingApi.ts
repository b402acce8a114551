import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

type Answer = { status: number; type: string; body: Buffer };

/** Starts a server that repeats the first responses of the API at `apiUrl`, `delayMs` after each request. */
export async function startRememberingApi(apiUrl: string, delayMs: number) {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    void respond(request, response);
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const dueAt = performance.now() + delayMs;
    const { status, type, body } = await answerOf(request);
    await sleep(Math.max(0, dueAt - performance.now()));
    response.writeHead(status, { 'content-type': type }).end(body);
  }

  async function answerOf(request: IncomingMessage): Promise<Answer> {
    const body = await buffer(request);
    const key = `${request.method} ${request.url} ${body.toString()}`;
    const answer = answers.get(key) ?? ask(request, body);
    answers.set(key, answer);
    return await answer;
  }

  async function ask({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const response = await fetch(new URL(url, apiUrl), {
      method,
      headers: { 'content-type': headers['content-type'] ?? 'application/json', purpose: 'prefetch' },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/json',
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
