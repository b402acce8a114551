import * as z from 'zod/mini';
import type { Json } from '../database/columnTypes.ts';

const channelSchema = z.string().check(z.regex(/^[\w\-=@,.;]{1,164}$/));

export const messageSchema = z.object({
  event: z.string().check(z.maxLength(200)),
  data: z.optional(z.unknown()),
  channel: z.optional(channelSchema),
});

export const unsubscribeSchema = z.object({ channel: channelSchema });

export const subscribeSchema = z.object({
  channel: channelSchema,
  auth: z.optional(z.string()),
  /** JSON exactly as signed. */
  channel_data: z.optional(z.string()),
});

/** Some services use numeric user ids. */
const memberSchema = z.object({
  user_id: z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.number()]),
  user_info: z.optional(z.json()),
});

/** Member in `channel_data`. */
export function readMember(channelData: string): { user_id: string; user_info: Json } | undefined {
  try {
    const { user_id, user_info = {} } = memberSchema.parse(JSON.parse(channelData));
    return { user_id: String(user_id), user_info };
  } catch {
    return undefined;
  }
}

const holderSchema = z.object({ session: z.uuid() });

/** Session in `channel_data`: the subscription ends with it. */
export function readSession(channelData: string): string | undefined {
  try {
    return holderSchema.parse(JSON.parse(channelData)).session;
  } catch {
    return undefined;
  }
}
