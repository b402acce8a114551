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
import { callApi, type HttpClients } from '@cpa/shared/http';

/** An order with its idempotency key: a retry with the same key cannot charge twice. */
type WithIdempotencyKey<Body> = Body & { idempotency_key: string };

/** Milliseconds, as in the manifest: longer than the API waits for a gateway. */
const TIMEOUT_MS = 60_000;

export function createPaymentApi({ privateClient, publicClient }: HttpClients) {
  return {
    options: () => callApi(publicClient, { method: 'GET', url: '/options', response: optionsSchema }),
    /** Call before `orderBySentoo`: the response sets the XSRF cookie that axios sends back as a header. */
    methods: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/recruiter/payment-methods',
        response: paymentMethodsSchema,
      }),
    orderByCard: (data: WithIdempotencyKey<CardOrder>) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/order-cxpay',
        timeout: TIMEOUT_MS,
        data,
        response: cardOrderedSchema,
      }),
    orderBySentoo: (order: WithIdempotencyKey<SentooOrder>) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/order-sentoo/',
        timeout: TIMEOUT_MS,
        data: toForm(order),
        response: sentooOrderedSchema,
      }),
    order: (id: number) =>
      callApi(privateClient, { method: 'GET', url: `/recruiter/orders/${id}`, response: orderSchema }),
    /** The order that was placed with this idempotency key, or null. */
    checkout: (key: string) =>
      callApi(privateClient, { method: 'GET', url: `/recruiter/checkouts/${key}`, response: checkoutSchema }),
    /** Cancels a payment by bank. The order says how it ended. */
    cancel: (id: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/orders/${id}/cancel`,
        response: orderSchema,
      }),
    postings: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/postings', response: postingsSchema }),
    ownVacancies: () =>
      callApi(privateClient, { method: 'GET', url: '/recruiter/vacancies', response: ownVacanciesSchema }),
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
