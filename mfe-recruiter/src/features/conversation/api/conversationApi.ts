import {
  applicationMessageSchema,
  conversationSchema,
  messageSchema,
  type NewMessage,
  resumeLinkSchema,
} from '@cpa/shared/contracts';
import type { ConversationApi } from '@cpa/shared/conversation';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls about the messages with an applicant, by the ID of the application. */
export function createConversationApi({ privateClient: client }: HttpClients) {
  return {
    read: (id: number) => request(client, `GET /recruiter/applicants/${id}/messages`, conversationSchema),
    send: (id: number, data: NewMessage) =>
      request(client, `POST /recruiter/applicants/${id}/messages`, applicationMessageSchema, { data }),
    sendFile: (id: number, key: string, file: File) => {
      const data = new FormData();
      data.append('key', key);
      data.append('file', file);
      return request(client, `POST /recruiter/applicants/${id}/messages/files`, applicationMessageSchema, {
        data,
      });
    },
    fileLink: (id: number, messageId: number) =>
      request(client, `GET /recruiter/applicants/${id}/messages/${messageId}/file`, resumeLinkSchema),
    markRead: (id: number, until: number) =>
      request(client, `POST /recruiter/applicants/${id}/messages/read`, messageSchema, { data: { until } }),
    mute: (id: number, shallMute: boolean) =>
      request(
        client,
        `${shallMute ? 'PUT' : 'DELETE'} /recruiter/applicants/${id}/messages/mute`,
        conversationSchema,
      ),
  } satisfies ConversationApi;
}
