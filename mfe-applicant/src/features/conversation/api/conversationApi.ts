import {
  applicationMessageSchema,
  conversationSchema,
  type MessageReport,
  messageSchema,
  type NewMessage,
} from '@cpa/shared/contracts';
import type { ConversationApi } from '@cpa/shared/conversation';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Calls about the messages with a company, by the ID of the vacancy. */
export function createConversationApi({ privateClient: client }: HttpClients) {
  return {
    read: (id: number) =>
      callApi(client, {
        method: 'GET',
        url: `/applicant/applications/${id}/messages`,
        response: conversationSchema,
      }),
    send: (id: number, data: NewMessage) =>
      callApi(client, {
        method: 'POST',
        url: `/applicant/applications/${id}/messages`,
        data,
        response: applicationMessageSchema,
      }),
    markRead: (id: number, until: number) =>
      callApi(client, {
        method: 'POST',
        url: `/applicant/applications/${id}/messages/read`,
        data: { until },
        response: messageSchema,
      }),
    safety: {
      report: (id: number, messageId: number, data: MessageReport) =>
        callApi(client, {
          method: 'POST',
          url: `/applicant/applications/${id}/messages/${messageId}/report`,
          data,
          response: messageSchema,
        }),
      block: (id: number) =>
        callApi(client, {
          method: 'PUT',
          url: `/applicant/applications/${id}/messages/block`,
          response: conversationSchema,
        }),
      unblock: (id: number) =>
        callApi(client, {
          method: 'DELETE',
          url: `/applicant/applications/${id}/messages/block`,
          response: conversationSchema,
        }),
    },
  } satisfies ConversationApi;
}
