import { orderSchema, ordersSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createOrdersApi({ privateClient }: HttpClients) {
  return {
    list: (page: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: '/recruiter/orders',
        params: { page },
        response: ordersSchema,
      }),
    /** The receipt of a paid order, a PDF. */
    receipt: async (id: number): Promise<Blob> =>
      (await privateClient.get<Blob>(`/recruiter/orders/${id}/receipt`, { responseType: 'blob' })).data,
    /** The credit note of a refunded order, a PDF. */
    creditNote: async (id: number): Promise<Blob> =>
      (await privateClient.get<Blob>(`/recruiter/orders/${id}/credit-note`, { responseType: 'blob' })).data,
    refund: (id: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/recruiter/orders/${id}/refund`,
        response: orderSchema,
      }),
  };
}

export type OrdersApi = ReturnType<typeof createOrdersApi>;
