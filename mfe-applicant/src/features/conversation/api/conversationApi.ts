import {
  applicationMessageSchema,
  conversationListSchema,
  conversationSchema,
  type MessageReport,
  messageSchema,
  type NewMessage,
  resumeLinkSchema,
} from '@cpa/shared/contracts';
import type { ConversationApi } from '@cpa/shared/conversation';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls about the messages with a company, by the ID of the vacancy. */
export function createConversationApi({ privateClient: client }: HttpClients) {
  return {
    read: (id: number) => request(client, `GET /applicant/applications/${id}/messages`, conversationSchema),
    send: (id: number, data: NewMessage) =>
      request(client, `POST /applicant/applications/${id}/messages`, applicationMessageSchema, { data }),
    sendFile: (id: number, key: string, file: File) => {
      const data = new FormData();
      data.append('key', key);
      data.append('file', file);
      return request(client, `POST /applicant/applications/${id}/messages/files`, applicationMessageSchema, {
        data,
      });
    },
    fileLink: (id: number, messageId: number) =>
      request(client, `GET /applicant/applications/${id}/messages/${messageId}/file`, resumeLinkSchema),
    markRead: (id: number, until: number) =>
      request(client, `POST /applicant/applications/${id}/messages/read`, messageSchema, { data: { until } }),
    mute: (id: number, shallMute: boolean) =>
      request(
        client,
        `${shallMute ? 'PUT' : 'DELETE'} /applicant/applications/${id}/messages/mute`,
        conversationSchema,
      ),
    safety: {
      report: (id: number, messageId: number, data: MessageReport) =>
        request(client, `POST /applicant/applications/${id}/messages/${messageId}/report`, messageSchema, {
          data,
        }),
      block: (id: number) =>
        request(client, `PUT /applicant/applications/${id}/messages/block`, conversationSchema),
      unblock: (id: number) =>
        request(client, `DELETE /applicant/applications/${id}/messages/block`, conversationSchema),
    },
  } satisfies ConversationApi;
}

export type ConversationListApi = ReturnType<typeof createConversationListApi>;

export const createConversationListApi = ({ privateClient }: HttpClients) => ({
  list: () => request(privateClient, 'GET /applicant/messages', conversationListSchema),
});
