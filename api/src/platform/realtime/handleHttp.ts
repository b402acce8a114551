import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { respondToGet } from './channelsApi.ts';
import { respondToPost, type ApiAnswer } from './eventsApi.ts';
import type { Hub } from './hub.ts';
import { isSignedCall, type AppKeys } from './signatures.ts';

const LARGEST_BODY = 100_000;

const READY = { status: 200, body: { status: 'ok' } };
const DRAINING = { status: 503, body: { status: 'draining' } };
const NOTHING_THERE = { status: 404, body: { error: 'There is nothing at this address.' } };

interface Parts {
  hub: Hub;
  keys: AppKeys;
  log: Logger;
  /** Aborted when the process is asked to end. */
  draining: AbortSignal;
}

/** Handles signed requests of the official SDKs; `GET /up` is the readiness check. */
export async function handleHttp(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const { status, body } = await answerTo(request, parts);
  response.writeHead(status, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
  response.end(JSON.stringify(body));
}

async function answerTo(
  request: IncomingMessage,
  { hub, keys, log, draining }: Parts,
): Promise<NonNullable<ApiAnswer>> {
  const { method = 'GET' } = request;
  const url = URL.parse(request.url ?? '/', 'http://realtime');
  if (method === 'GET' && url?.pathname === '/up') return draining.aborted ? DRAINING : READY;
  const app = `/apps/${keys.PUSHER_APP_ID}`;
  if (!url?.pathname.startsWith(`${app}/`) || !['GET', 'POST'].includes(method)) return NOTHING_THERE;
  const body = await readBody(request);
  if (body === undefined) return { status: 413, body: { error: 'The event is too large.' } };
  if (!isSignedCall(keys, { method, url, body, now: new Date() })) {
    return { status: 401, body: { error: 'The signature is not right.' } };
  }
  const path = url.pathname.slice(app.length);
  try {
    const answer =
      method === 'POST'
        ? await respondToPost(hub, path, body)
        : await respondToGet(hub, path, url.searchParams);
    return answer ?? NOTHING_THERE;
  } catch (error) {
    log.warn({ err: error, path }, 'a call to realtime could not be answered');
    return { status: 503, body: { error: 'The other processes could not be reached.' } };
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
