import { request, type HttpClients } from '@cpa/shared/http';
import {
  type ApplicationMessage,
  applicationMessageSchema,
  type Conversation,
  conversationSchema,
  type MessageReport,
  messageSchema,
  type NewMessage,
  resumeLinkSchema,
  UPLOAD_TIMEOUT_MS,
} from '../contracts/index.ts';

/** Calls `listener` after each change of the conversation about an application. Returns the function that stops. */
export type ListenToConversation = (applicationId: number, listener: () => void) => () => void;

/** Calls about the messages of an application. `id`: of the application for the company, of its vacancy for the applicant. */
export type ConversationApi = {
  read: (id: number) => Promise<Conversation>;
  send: (id: number, message: NewMessage) => Promise<ApplicationMessage>;
  /** Sends a PDF or Word document as a message. The same `key` stores it once. */
  sendFile: (id: number, key: string, file: File) => Promise<ApplicationMessage>;
  /** URL of the file of a message, which works for five minutes. */
  fileLink: (id: number, messageId: number) => Promise<{ url: string }>;
  /** Marks the messages of the other side as read, up to the ID `until`. */
  markRead: (id: number, until: number) => Promise<unknown>;
  /** Ends or starts the mails and notifications that the caller gets about new messages. */
  mute: (id: number, shallMute: boolean) => Promise<Conversation>;
  /** For the applicant only. */
  safety?: {
    report: (id: number, messageId: number, report: MessageReport) => Promise<unknown>;
    block: (id: number) => Promise<Conversation>;
    unblock: (id: number) => Promise<Conversation>;
  };
};

/** Dependencies that the remote of a page provides: it owns the event and the calls. */
export type ConversationSource = { api: ConversationApi; listen: ListenToConversation };

/** Creates the calls that both sides have, below their path of an application, such as `recruiter/applicants`. */
export function createConversationApi({ privateClient: client }: HttpClients, base: string) {
  const messages = (id: number) => `/${base}/${id}/messages`;
  return {
    read: (id) => request(client, `GET ${messages(id)}`, conversationSchema),
    send: (id, data) => request(client, `POST ${messages(id)}`, applicationMessageSchema, { data }),
    sendFile: (id, key, file) => {
      const data = new FormData();
      data.append('key', key);
      data.append('file', file);
      const timeout = UPLOAD_TIMEOUT_MS;
      return request(client, `POST ${messages(id)}/files`, applicationMessageSchema, { data, timeout });
    },
    fileLink: (id, messageId) => request(client, `GET ${messages(id)}/${messageId}/file`, resumeLinkSchema),
    markRead: (id, until) => request(client, `POST ${messages(id)}/read`, messageSchema, { data: { until } }),
    mute: (id, shallMute) =>
      request(client, `${shallMute ? 'PUT' : 'DELETE'} ${messages(id)}/mute`, conversationSchema),
  } satisfies ConversationApi;
}
