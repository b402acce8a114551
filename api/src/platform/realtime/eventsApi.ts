import * as z from 'zod/mini';
import type { Hub } from './hub.ts';

/** Response to a signed request; `undefined` for an unknown path. */
export type ApiAnswer = { status: number; body: object } | undefined;

const channelName = z.string().check(z.minLength(1), z.maxLength(200));
const eventName = z.string().check(z.minLength(1), z.maxLength(200));
const eventSchema = z.object({
  name: eventName,
  data: z.string(),
  channel: z.optional(channelName),
  channels: z.optional(z.array(channelName).check(z.maxLength(100))),
  socket_id: z.optional(z.string()),
});
const batchSchema = z.object({
  batch: z
    .array(
      z.object({
        name: eventName,
        data: z.string(),
        channel: channelName,
        socket_id: z.optional(z.string()),
      }),
    )
    .check(z.maxLength(10)),
});

const UNREADABLE = { status: 400, body: { error: 'The event is not written as expected.' } };

/**
 * Publish API of the official SDKs below `/apps/{id}`: `POST /events` and `/batch_events`.
 * https://pusher.com/docs/channels/library_auth_reference/rest-api/
 */
export async function respondToPost(hub: Hub, path: string, body: string): Promise<ApiAnswer> {
  if (path === '/events') {
    const event = eventSchema.safeParse(parsed(body));
    if (!event.success) return UNREADABLE;
    const { name, data, channel, channels = [], socket_id: except } = event.data;
    for (const one of channel === undefined ? channels : [channel, ...channels])
      await hub.publish({ channel: one, event: name, data, except });
    return { status: 200, body: {} };
  }
  if (path === '/batch_events') {
    const events = batchSchema.safeParse(parsed(body));
    if (!events.success) return UNREADABLE;
    for (const { name, data, channel, socket_id: except } of events.data.batch)
      await hub.publish({ channel, event: name, data, except });
    return { status: 200, body: {} };
  }
  return undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
