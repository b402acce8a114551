import * as z from 'zod/mini';
import { paymentMethodSchema, paymentStatusSchema, refundRequestSchema } from './orders.ts';
import { currencySchema, idSchema, instantSchema, minorUnitsSchema } from './values.ts';

/** Maximum length of the reason of a refund request, and of the answer to it. */
export const MAX_REFUND_TEXT = 1000;

const refundTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REFUND_TEXT));

/** Body of `POST /recruiter/orders/{id}/refund-request` (ours). */
export const refundRequestFormSchema = z.strictObject({ reason: refundTextSchema });

/** Body of `POST /operator/refund-requests/{id}/refuse` (ours). */
export const refundRefusalSchema = z.strictObject({ answer: refundTextSchema });

/** A refund request as the operator reads it, with the facts of its order. */
export const receivedRefundRequestSchema = z.extend(refundRequestSchema, {
  id: idSchema,
  /** Null after the account was deleted. */
  requested_by: z.nullable(z.object({ name: z.string(), email: z.string() })),
  decided_by: z.nullable(z.string()),
  company: z.nullable(z.string()),
  order: z.object({
    id: idSchema,
    payment_status: paymentStatusSchema,
    payment_method: paymentMethodSchema,
    /** Minor units of `currency`. */
    total: minorUnitsSchema,
    currency: currencySchema,
    paid_at: z.nullable(instantSchema),
    invoice_number: z.nullable(z.string()),
    packages: z.array(z.string()),
    /** Postings and sponsorships that the order granted and that were used. */
    used_units: z.int(),
    /** Progress of its refund; null: none was started. */
    refund: z.nullable(z.enum(['requested', 'done', 'refused'])),
  }),
});
export type ReceivedRefundRequest = z.infer<typeof receivedRefundRequestSchema>;

/** `GET /operator/refund-requests` (ours): the open ones, oldest first, and the latest decided ones, newest first. */
export const receivedRefundRequestsSchema = z.object({
  open: z.array(receivedRefundRequestSchema),
  decided: z.array(receivedRefundRequestSchema),
});
export type ReceivedRefundRequests = z.infer<typeof receivedRefundRequestsSchema>;
