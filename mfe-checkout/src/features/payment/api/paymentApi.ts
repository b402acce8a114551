import {
  type CardOrder,
  cardOrderedSchema,
  orderSchema,
  paymentMethodsSchema,
  type SentooOrder,
  sentooOrderedSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** The key of a checkout is sent with each order: sent twice, an order is paid once. */
type Keyed<Body> = Body & { idempotency_key: string };

export function createPaymentApi({ privateClient }: HttpClients) {
  return {
    /** Asked before a sentoo order: it also hands out the cookie that axios sends back as the cross-site header. */
    methods: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/recruiter/payment-methods',
        answer: paymentMethodsSchema,
      }),
    orderByCard: (data: Keyed<CardOrder>) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/order-cxpay',
        data,
        answer: cardOrderedSchema,
      }),
    orderBySentoo: (order: Keyed<SentooOrder>) =>
      callApi(privateClient, {
        method: 'POST',
        url: '/recruiter/order-sentoo/',
        data: toForm(order),
        answer: sentooOrderedSchema,
      }),
    order: (id: number) =>
      callApi(privateClient, { method: 'GET', url: `/recruiter/orders/${id}`, answer: orderSchema }),
  };
}

/** As the specification has it, a multipart form; the items are one field of JSON. */
function toForm(order: Keyed<SentooOrder>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(order)) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
