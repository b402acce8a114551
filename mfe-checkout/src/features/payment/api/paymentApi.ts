import {
  type CardOrder,
  cardOrderedSchema,
  checkoutSchema,
  optionsSchema,
  orderSchema,
  ownVacanciesSchema,
  paymentMethodsSchema,
  postingsSchema,
  type SentooOrder,
  sentooOrderedSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** An order with its idempotency key: a retry with the same key cannot charge twice. */
type WithIdempotencyKey<Body> = Body & { idempotency_key: string };

/** Milliseconds, as in the manifest: longer than the API waits for a gateway. */
const TIMEOUT_MS = 60_000;

export function createPaymentApi({ privateClient, publicClient }: HttpClients) {
  return {
    options: () => request(publicClient, 'GET /options', optionsSchema),
    /** Call before `orderBySentoo`: the response sets the XSRF cookie that axios sends back as a header. */
    methods: () => request(privateClient, 'GET /recruiter/payment-methods', paymentMethodsSchema),
    orderByCard: (data: WithIdempotencyKey<CardOrder>) =>
      request(privateClient, 'POST /recruiter/order-cxpay', cardOrderedSchema, { timeout: TIMEOUT_MS, data }),
    orderBySentoo: (order: WithIdempotencyKey<SentooOrder>) =>
      request(privateClient, 'POST /recruiter/order-sentoo/', sentooOrderedSchema, {
        timeout: TIMEOUT_MS,
        data: toForm(order),
      }),
    order: (id: number) => request(privateClient, `GET /recruiter/orders/${id}`, orderSchema),
    /** The order that was placed with this idempotency key, or null. */
    checkout: (key: string) => request(privateClient, `GET /recruiter/checkouts/${key}`, checkoutSchema),
    /** Cancels a payment by bank. The order says how it ended. */
    cancel: (id: number) => request(privateClient, `POST /recruiter/orders/${id}/cancel`, orderSchema),
    postings: () => request(privateClient, 'GET /recruiter/postings', postingsSchema),
    ownVacancies: () => request(privateClient, 'GET /recruiter/vacancies', ownVacanciesSchema),
    /** The receipt of a paid order, a PDF. */
    receipt: async (id: number) =>
      (await privateClient.get<Blob>(`/recruiter/orders/${id}/receipt`, { responseType: 'blob' })).data,
  };
}

/** Returns the multipart form that the specification asks for. Values that are not strings become JSON. */
function toForm(order: WithIdempotencyKey<SentooOrder>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(order)) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

export type PaymentApi = ReturnType<typeof createPaymentApi>;
