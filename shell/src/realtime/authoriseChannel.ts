import { type HttpClients, request } from '@cpa/shared/http';
import * as z from 'zod/mini';

export type Subscription = { socketId: string; channelName: string };

const signedSchema = z.object({ auth: z.string(), channel_data: z.string() });

/** Fetches the API's signature for a subscription, with the bearer token of the signed-in user. */
export function authoriseChannel(
  { privateClient }: HttpClients,
  { socketId, channelName }: Subscription,
): Promise<z.infer<typeof signedSchema>> {
  return request(privateClient, 'POST /broadcasting/auth', signedSchema, {
    data: { socket_id: socketId, channel_name: channelName },
  });
}
