import * as z from 'zod/mini';
import { idempotencyKeySchema } from './orders.ts';
import { idSchema, instantSchema } from './values.ts';
import { vacancyCardSchema } from './vacancies.ts';
import type { ReportReason } from './vacancyReports.ts';

/** Longest text of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 4000;

/** A message about an application, for either side (not in the specification). */
export const applicationMessageSchema = z.object({
  id: idSchema,
  side: z.enum(['applicant', 'company']),
  /** Name of the author; null once the account is gone. */
  by: z.nullable(z.string()),
  /** True for a message of the caller. */
  is_own: z.boolean(),
  /** The name of a file, for a message that is one. */
  text: z.string(),
  /** A PDF or Word document. `size` in bytes. Absent in responses of an API that is older than the page. */
  file: z.optional(z.nullable(z.object({ size: z.int() }))),
  at: instantSchema,
  /** When the other side saw it; null while unread. */
  read_at: z.nullable(instantSchema),
});
export type ApplicationMessage = z.infer<typeof applicationMessageSchema>;

/**
 * `GET /recruiter/applicants/{id}/messages` by the application's ID, and `GET /applicant/applications/{vacancyId}/messages`.
 * Oldest first. The status changes of the thread are in the history of the application.
 */
export const conversationSchema = z.object({
  messages: z.array(applicationMessageSchema),
  /**
   * Why the caller cannot write; null if it can. `blocked`: the applicant blocked these messages; `company_blocked`, which
   * the company reads as `blocked`: the applicant blocked the company altogether.
   */
  closed: z.nullable(z.enum(['ended', 'blocked', 'company_blocked', 'viewer'])),
  /** The caller gets neither mails nor notifications about new messages. */
  is_muted: z.optional(z.boolean()),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** The latest message of an application, for the applicant (ours). */
export const conversationSummarySchema = z.object({
  vacancy: vacancyCardSchema,
  /** The application takes no more messages. */
  has_ended: z.boolean(),
  /** Messages of the company that the applicant has not seen. */
  unread: z.int(),
  /** Its first 160 characters, on one line. */
  latest: z.pick(applicationMessageSchema, { by: true, is_own: true, text: true, at: true }),
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

/** `GET /applicant/messages`: the applications with messages, latest first. */
export const conversationListSchema = z.object({ conversations: z.array(conversationSummarySchema) });

/** Body of `POST …/messages`. The same `key` stores one message, however often it is sent. */
export const newMessageSchema = z.strictObject({
  key: idempotencyKeySchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
});
export type NewMessage = z.infer<typeof newMessageSchema>;

/** Body of `POST …/messages/read`: the last message that was on screen. */
export const messagesReadSchema = z.strictObject({ until: idSchema });

/** Field beside the file `file` of the form that `POST …/messages/files` takes. */
export const messageFileSchema = z.pick(newMessageSchema, { key: true });

/** Reasons to report a message, in display order. */
export const messageReportReasonSchema = z.enum([
  'scam',
  'offensive',
  'discrimination',
  'other',
]) satisfies z.ZodMiniType<ReportReason>;

/** Body of `POST /applicant/applications/{vacancyId}/messages/{messageId}/report`. */
export const messageReportSchema = z.strictObject({ reason: messageReportReasonSchema });
export type MessageReport = z.infer<typeof messageReportSchema>;
