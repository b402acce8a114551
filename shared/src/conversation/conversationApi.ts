import type { ApplicationMessage, Conversation, MessageReport, NewMessage } from '../contracts/index.ts';

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
