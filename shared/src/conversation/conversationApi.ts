import type { ApplicationMessage, Conversation, MessageReport, NewMessage } from '../contracts/index.ts';

/** Calls about the messages of an application. `id`: of the application for the company, of its vacancy for the applicant. */
export type ConversationApi = {
  read: (id: number) => Promise<Conversation>;
  send: (id: number, message: NewMessage) => Promise<ApplicationMessage>;
  /** Marks the messages of the other side as read, up to the ID `until`. */
  markRead: (id: number, until: number) => Promise<unknown>;
  /** For the applicant only. */
  safety?: {
    report: (id: number, messageId: number, report: MessageReport) => Promise<unknown>;
    block: (id: number) => Promise<Conversation>;
    unblock: (id: number) => Promise<Conversation>;
  };
};
