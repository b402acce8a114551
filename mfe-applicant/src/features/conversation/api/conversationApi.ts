import {
  conversationListSchema,
  conversationSchema,
  type MessageReport,
  messageSchema,
} from '@cpa/shared/contracts';
import { type ConversationApi, createConversationApi } from '@cpa/shared/conversation';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls about the messages with a company, by the ID of the vacancy. */
export function createApplicantConversationApi(clients: HttpClients) {
  const { privateClient: client } = clients;
  const block = (id: number) => `/applicant/applications/${id}/messages/block`;
  return {
    ...createConversationApi(clients, 'applicant/applications'),
    safety: {
      report: (id: number, messageId: number, data: MessageReport) =>
        request(client, `POST /applicant/applications/${id}/messages/${messageId}/report`, messageSchema, {
          data,
        }),
      block: (id: number) => request(client, `PUT ${block(id)}`, conversationSchema),
      unblock: (id: number) => request(client, `DELETE ${block(id)}`, conversationSchema),
    },
  } satisfies ConversationApi;
}

export type ConversationListApi = ReturnType<typeof createConversationListApi>;

export const createConversationListApi = ({ privateClient }: HttpClients) => ({
  list: () => request(privateClient, 'GET /applicant/messages', conversationListSchema),
});
