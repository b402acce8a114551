import { orderSchema, ordersSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createOrdersApi({ privateClient }: HttpClients) {
  return {
    list: (page: number) =>
      request(privateClient, 'GET /recruiter/orders', ordersSchema, { params: { page } }),
    /** The receipt of a paid order, a PDF. */
    receipt: async (id: number): Promise<Blob> =>
      (await privateClient.get<Blob>(`/recruiter/orders/${id}/receipt`, { responseType: 'blob' })).data,
    /** The credit note of a refunded order, a PDF. */
    creditNote: async (id: number): Promise<Blob> =>
      (await privateClient.get<Blob>(`/recruiter/orders/${id}/credit-note`, { responseType: 'blob' })).data,
    refund: (id: number) => request(privateClient, `POST /recruiter/orders/${id}/refund`, orderSchema),
  };
}

export type OrdersApi = ReturnType<typeof createOrdersApi>;
