import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { Channels } from './channels.ts';
import { isSignedCall, type AppKeys } from './signatures.ts';

const LARGEST_BODY = 100_000;

const eventSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  data: z.string(),
  channel: z.optional(z.string()),
  channels: z.optional(z.array(z.string()).check(z.maxLength(100))),
  socket_id: z.optional(z.string()),
});

/** `POST /apps/{id}/events`, as the official SDKs call it; `GET /up` says that the server runs. */
export async function answerHttp(
  request: IncomingMessage,
  response: ServerResponse,
  channels: Channels,
  keys: AppKeys,
): Promise<void> {
  const url = URL.parse(request.url ?? '/', 'http://realtime');
  if (request.method === 'GET' && url?.pathname === '/up') return answer(response, 200, { status: 'ok' });
  if (request.method !== 'POST' || url?.pathname !== `/apps/${keys.PUSHER_APP_ID}/events`) {
    return answer(response, 404, { error: 'There is nothing at this address.' });
  }
  const body = await readBody(request);
  if (body === undefined) return answer(response, 413, { error: 'The event is too large.' });
  if (!isSignedCall(keys, { method: 'POST', url, body, now: new Date() })) {
    return answer(response, 401, { error: 'The signature is not right.' });
  }
  const event = eventSchema.safeParse(JSON.parse(body));
  if (!event.success) return answer(response, 400, { error: 'The event is not written as expected.' });
  const { name, data, channel, channels: several = [], socket_id } = event.data;
  for (const one of channel === undefined ? several : [channel, ...several])
    channels.send(one, name, data, socket_id);
  answer(response, 200, {});
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

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
  response.end(JSON.stringify(body));
}
