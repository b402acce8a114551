import * as z from 'zod/mini';
import { conversationEventSchema } from '../contracts/index.ts';
import type { RemoteHost } from '../remote/index.ts';
import type { ListenToConversation } from './conversationApi.ts';

/** Listens to the changes of one conversation, and to reconnections, after which some may have been missed. */
export const listenToConversation =
  ({ events }: Pick<RemoteHost, 'events'>): ListenToConversation =>
  (applicationId, listener) => {
    const stop = [
      events.on('conversation-changed', (payload) => {
        const { data } = z.safeParse(conversationEventSchema, payload);
        if (data?.application_id === applicationId) listener();
      }),
      events.onReconnect(listener),
    ];
    return () => {
      for (const each of stop) each();
    };
  };
