import * as z from 'zod/mini';
import {
  currencySchema,
  daySchema,
  emailSchema,
  idSchema,
  instantSchema,
  lineSchema,
  minorUnitsSchema,
  pageInfoShape,
  problemSchema,
  textSchema,
} from './values.ts';

export const paymentMethodSchema = z.enum(['cxpay', 'sentoo']);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const paymentStatusSchema = z.enum(['pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded']);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/**
 * A purchase: the specification's package selection. Only `package_id` decides; other values of the package
 * (`quickbooks_id`, `vacancies`, `total`) are rejected when they differ from it.
 */
export const packageSelectionSchema = z.strictObject({
  package_id: idSchema,
  quickbooks_id: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /** Postings included. */
  vacancies: z.optional(z.int()),
  /** First day on which the package can be used, at most a year ahead. Default: today. */
  start_date: z.optional(z.nullable(daySchema)),
  /** Minor units. */
  total: z.optional(minorUnitsSchema),
  /** Must be in the package's `templates`. */
  template: z.optional(z.nullable(lineSchema(80))),
  customTemplate: z.optional(z.nullable(textSchema(5000))),
  plan: z.optional(z.nullable(lineSchema(80))),
  /** Ours: the vacancy that a sponsorship is for. */
  vacancy_id: z.optional(z.nullable(idSchema)),
});
export type PackageSelection = z.infer<typeof packageSelectionSchema>;

/**
 * Ours: 16 to 64 letters, digits, `-` and `_`; one for each checkout, a new one after a failed payment. A key whose
 * digits look like a card number is accepted and stored as an HMAC only.
 */
export const idempotencyKeySchema = z.string().check(z.regex(/^[\w-]{16,64}$/));

/** Maximum number of items in one order. */
export const MAX_ORDER_ITEMS = 20;

const orderShape = {
  items: z.array(packageSelectionSchema).check(z.minLength(1), z.maxLength(MAX_ORDER_ITEMS)),
  /** Company that buys; optional for a recruiter with one company. */
  company_id: z.optional(idSchema),
  /** Minor units of `order_currency`; rejected unless it equals the sum of the packages. */
  order_total_amount: minorUnitsSchema,
  order_currency: currencySchema,
  /** Alternative to the header `Idempotency-Key`. */
  idempotency_key: z.optional(idempotencyKeySchema),
};

const billingShape = {
  billing_firstname: lineSchema(60),
  billing_lastname: lineSchema(60),
  billing_address: lineSchema(120),
  billing_locality: lineSchema(60),
  billing_administrative_area: z.optional(textSchema(60)),
  /** Aruba has none. */
  billing_postal_code: z.optional(textSchema(20)),
  /** ISO 3166-1, for example `AW`. */
  billing_country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  billing_email: emailSchema,
};

/**
 * Body of `POST /recruiter/order-cxpay`: the specification's card form, and the items. The four fields of the card are
 * absent when `payment_token`, made by the gateway's own fields in the browser, replaces them.
 */
export const cardOrderSchema = z.strictObject({
  ...orderShape,
  ...billingShape,
  /** Digits; spaces and dashes are accepted. */
  card_number: z.optional(z.string().check(z.regex(/^\d[\d -]{11,22}$/))),
  card_expiration_month: z.optional(z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/))),
  /** Two or four digits. */
  card_expiration_year: z.optional(z.string().check(z.regex(/^(20)?\d{2}$/))),
  card_security_code: z.optional(z.string().check(z.regex(/^\d{3,4}$/))),
  payment_token: z.optional(z.string().check(z.regex(/^[\w-]{8,128}$/))),
});
export type CardOrder = z.infer<typeof cardOrderSchema>;

/** Body of `POST /recruiter/order-sentoo/`. In a form, `items` is one field of JSON. */
export const sentooOrderSchema = z.strictObject({
  ...orderShape,
  ...z.partial(z.object(billingShape)).shape,
});
export type SentooOrder = z.infer<typeof sentooOrderSchema>;

/** Where the payer goes: a page of the provider, and its URL as a QR code (a `data:` URL). */
export const paymentLinksSchema = z.object({ payment_url: z.string(), payment_qr_code: z.string() });

/** Response of a card order: 201 paid, 202 pending (`GET /recruiter/orders/{id}` returns the outcome). */
export const cardOrderedSchema = z.object({
  order_id: idSchema,
  payment_status: paymentStatusSchema,
  payment_method: paymentMethodSchema,
  /** The gateway's id. */
  transaction: z.nullable(z.string()),
  message: z.string(),
});
export type CardOrdered = z.infer<typeof cardOrderedSchema>;

/** Response of a sentoo order with status 201. */
export const sentooOrderedSchema = z.object({
  payment_data: paymentLinksSchema,
  /** The provider's id. */
  transaction: z.string(),
  order_status: paymentStatusSchema,
  /** Ours. */
  order_id: idSchema,
});
export type SentooOrdered = z.infer<typeof sentooOrderedSchema>;

/** A failed payment: a problem, with the fields that the specification keeps. */
export const paymentRefusedSchema = z.extend(problemSchema, {
  order_id: idSchema,
  transaction: z.nullable(z.string()),
  payment_status: paymentStatusSchema,
});
export type PaymentRefused = z.infer<typeof paymentRefusedSchema>;

const orderItemSchema = z.object({
  package_id: idSchema,
  title: z.string(),
  price: minorUnitsSchema,
  vacancies: z.int(),
  start_date: z.nullable(daySchema),
  template: z.nullable(z.string()),
  customTemplate: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  vacancy_id: z.nullable(idSchema),
  /** The vacancy that a sponsorship is for, while it exists. */
  vacancy: z.nullable(z.object({ id: idSchema, title: z.string() })),
  /** Days that each posting, or the sponsorship, stays online. */
  duration_days: z.int(),
  sponsored: z.boolean(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** Refund of an order: `requested` until the provider has confirmed or refused it. */
const refundSchema = z.object({
  status: z.enum(['requested', 'done', 'refused']),
  requested_at: instantSchema,
  done_at: z.nullable(instantSchema),
  credit_note_number: z.nullable(z.string()),
  /** Path of the credit note, a PDF, below the API. */
  credit_note: z.nullable(z.string()),
});

/**
 * A request of an owner that the operator decides. `approved` states the decision only: the order and its refund state
 * whether money was returned. `closed`: the order was refunded in another way.
 */
export const refundRequestSchema = z.object({
  status: z.enum(['open', 'withdrawn', 'refused', 'approved', 'closed']),
  reason: z.string(),
  requested_at: instantSchema,
  /** When it was decided, withdrawn or closed. */
  decided_at: z.nullable(instantSchema),
  /** Why the operator refused it. */
  answer: z.nullable(z.string()),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;

/** `GET /recruiter/orders/{id}`; all but the first two fields are ours. */
export const orderSchema = z.object({
  payment_status: paymentStatusSchema,
  payment_method: paymentMethodSchema,
  id: idSchema,
  /** The gateway's id of the payment. */
  transaction: z.nullable(z.string()),
  company: z.nullable(z.object({ id: idSchema, name: z.string() })),
  items: z.array(orderItemSchema),
  /** Minor units of `currency`. */
  total: minorUnitsSchema,
  currency: currencySchema,
  /** Null unless a payment on the page of a provider is pending. */
  links: z.nullable(paymentLinksSchema),
  card: z.nullable(z.object({ brand: z.string(), last_four: z.string() })),
  invoice_number: z.nullable(z.string()),
  /** Path of the receipt, a PDF, below the API; null until paid. */
  receipt: z.nullable(z.string()),
  created_at: instantSchema,
  paid_at: z.nullable(instantSchema),
  /** Time until which the caller, an owner, can refund the order, unless it is used; null: the caller cannot. */
  refundable_until: z.nullable(instantSchema),
  /** The latest refund; null: none was requested. */
  refund: z.nullable(refundSchema),
  /** True when the caller, an owner, cannot refund the order but can ask the operator for it. */
  can_request_refund: z._default(z.boolean(), false),
  /** The latest request to the operator, for owners; null: there is none. */
  refund_request: z._default(z.nullable(refundRequestSchema), null),
  /** When the provider expires a payment by bank. */
  expires_at: z.nullable(instantSchema),
  /** When the payer's bank last rejected an attempt of a payment that is still open. */
  rejected_at: z.nullable(instantSchema),
  /** Why a payment failed: `declined`, `gateway_away`, `not_taken` or `cancelled_by_buyer`. */
  failure: z.nullable(z.string()),
  /** Empty fields were not given. */
  billing: z.object({
    name: z.string(),
    email: z.string(),
    address: z.string(),
    /** Name of the buying company, its numbers in the commercial register and for taxes, as of the order. */
    company: z.optional(z.string()),
    registration_number: z.optional(z.string()),
    tax_number: z.optional(z.string()),
  }),
});
export type Order = z.infer<typeof orderSchema>;

/** Path parameter of `GET /recruiter/checkouts/{key}` (ours), the caller's order that was placed with this key. */
export const checkoutParamsSchema = z.object({ key: idempotencyKeySchema });

/** Response of `GET /recruiter/checkouts/{key}`; null: no order was placed with the key. */
export const checkoutSchema = z.object({ order: z.nullable(orderSchema) });

/** `GET /recruiter/orders` (ours): newest first. */
export const ordersSchema = z.object({ orders: z.array(orderSchema), ...pageInfoShape });
export type Orders = z.infer<typeof ordersSchema>;

const orderMonthSchema = z.object({
  /** As `2026-11`. */
  month: z.string(),
  receipts: z.int(),
  credit_notes: z.int(),
});
export type OrderMonth = z.infer<typeof orderMonthSchema>;

/** `GET /recruiter/company/{id}/receipts` (ours): each month since the first receipt, newest first. */
export const orderMonthsSchema = z.object({ months: z.array(orderMonthSchema) });
export type OrderMonths = z.infer<typeof orderMonthsSchema>;

/**
 * `GET /recruiter/payment-methods` (ours): the available payment methods. It also sets the readable cookie
 * `XSRF-TOKEN`, or `__Host-XSRF-TOKEN` with TLS, which `POST /recruiter/order-sentoo/` requires as the header
 * `X-XSRF-TOKEN`.
 */
export const paymentMethodsSchema = z.object({
  methods: z.array(
    z.object({
      id: paymentMethodSchema,
      available: z.boolean(),
      /** No money moves: test cards, a simulated bank. */
      sandbox: z.boolean(),
      /** Why it is not available. */
      message: z.nullable(z.string()),
    }),
  ),
});
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;

/** Body of `POST /payments/sentoo/webhook` (ours), which the provider calls; other fields are ignored. */
export const sentooWebhookSchema = z.object({ transaction_id: z.string().check(z.maxLength(100)) });
