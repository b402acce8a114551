import * as z from 'zod/mini';
import { ratingSchema } from './applications.ts';
import { applicationStatusSchema } from './options.ts';
import { paymentStatusSchema } from './orders.ts';
import { idSchema } from './values.ts';

/** Payload of `application-status` on `private-user.{id}` (ours). */
export const applicationEventSchema = z.object({ vacancy_id: z.number() });
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;

/** Payload of `application-received` on `private-user.{id}` (ours), sent to the recruiters of the company. */
export const arrivalEventSchema = z.object({
  vacancy_id: z.number(),
  vacancy_title: z.string(),
  applicant_name: z.string(),
});
export type ArrivalEvent = z.infer<typeof arrivalEventSchema>;

/**
 * Payload of `application-status-changed` on `private-user.{id}` (ours), sent to the recruiters of the company. `id`
 * is the ID of the application.
 */
export const applicationStatusesEventSchema = z.object({
  changes: z.array(z.object({ id: idSchema, status: applicationStatusSchema })),
});
export type ApplicationStatusesEvent = z.infer<typeof applicationStatusesEventSchema>;

/**
 * Payload of `board-places-changed` on `private-user.{id}` (ours), sent to the recruiters of the company: new places of
 * applications in a stage of the board. Events may arrive in any order: of two places of an application in a stage, the
 * one with the higher `version` is the newer one.
 */
export const boardPlacesEventSchema = z.object({
  status: applicationStatusSchema,
  version: z.number(),
  places: z.array(z.object({ id: idSchema, board_position: z.number() })),
});
export type BoardPlacesEvent = z.infer<typeof boardPlacesEventSchema>;

/**
 * Payload of `application-annotated` on `private-user.{id}` (ours), sent to the recruiters of the company: rating and
 * tags after a change. `id` is the ID of the application. Events may arrive in any order: the one with the higher
 * `version` is the newer one. An older API leaves out the version and what did not change.
 */
export const annotationsEventSchema = z.object({
  changes: z.array(
    z.object({
      id: idSchema,
      rating: z.optional(ratingSchema),
      tags: z.optional(z.array(z.string())),
      version: z.optional(z.number()),
    }),
  ),
});
export type AnnotationsEvent = z.infer<typeof annotationsEventSchema>;

/** Payload of `postings-changed` on `private-user.{id}` (ours): postings or sponsorships were bought, used or refunded. */
export const postingsEventSchema = z.object({ company_id: idSchema });
export type PostingsEvent = z.infer<typeof postingsEventSchema>;

/** Payload of `order-status` on `private-user.{id}` (ours): the state of an order changed, or an attempt was rejected. */
export const orderEventSchema = z.object({ order_id: idSchema, payment_status: paymentStatusSchema });
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** Payload of `conversation-changed` on `private-user.{id}` (ours), sent to the applicant and the company's recruiters. */
export const conversationEventSchema = z.object({
  application_id: idSchema,
  /** For the applicant: the number of applications with unread messages. */
  unread_conversations: z.optional(z.int()),
});
export type ConversationEvent = z.infer<typeof conversationEventSchema>;

/** Payload of `lookers-changed` on `private-user.{id}` (ours), sent to recruiters who have the application open. */
export const lookersEventSchema = z.object({ application_id: idSchema });
export type LookersEvent = z.infer<typeof lookersEventSchema>;
