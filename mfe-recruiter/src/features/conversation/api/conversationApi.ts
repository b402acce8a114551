import {
  applicationMessageSchema,
  conversationSchema,
  messageSchema,
  type NewMessage,
} from '@cpa/shared/contracts';
import type { ConversationApi } from '@cpa/shared/conversation';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Calls about the messages with an applicant, by the ID of the application. */
export function createConversationApi({ privateClient: client }: HttpClients) {
  return {
    read: (id: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/applicants/${id}/messages`,
        response: conversationSchema,
      }),
    send: (id: number, data: NewMessage) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/applicants/${id}/messages`,
        data,
        response: applicationMessageSchema,
      }),
    markRead: (id: number, until: number) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/applicants/${id}/messages/read`,
        data: { until },
        response: messageSchema,
      }),
  } satisfies ConversationApi;
}
