import { orderMonthsSchema, orderSchema, ordersSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createOrdersApi({ privateClient }: HttpClients) {
  const file = async (path: string): Promise<Blob> =>
    (await privateClient.get<Blob>(path, { responseType: 'blob' })).data;
  return {
    list: (page: number) =>
      request(privateClient, 'GET /recruiter/orders', ordersSchema, { params: { page } }),
    /** The receipt of a paid order, a PDF. */
    receipt: (id: number) => file(`/recruiter/orders/${id}/receipt`),
    /** The credit note of a refunded order, a PDF. */
    creditNote: (id: number) => file(`/recruiter/orders/${id}/credit-note`),
    /** The months of a company with the number of their documents. */
    months: (companyId: number) =>
      request(privateClient, `GET /recruiter/company/${companyId}/receipts`, orderMonthsSchema),
    csv: (companyId: number, month: string) => file(`/recruiter/company/${companyId}/receipts/${month}/csv`),
    pdf: (companyId: number, month: string) => file(`/recruiter/company/${companyId}/receipts/${month}/pdf`),
    refund: (id: number) => request(privateClient, `POST /recruiter/orders/${id}/refund`, orderSchema),
    /** Asks the operator for a refund. */
    ask: (id: number, reason: string) =>
      request(privateClient, `POST /recruiter/orders/${id}/refund-request`, orderSchema, {
        data: { reason },
      }),
    withdraw: (id: number) =>
      request(privateClient, `DELETE /recruiter/orders/${id}/refund-request`, orderSchema),
  };
}

export type OrdersApi = ReturnType<typeof createOrdersApi>;
