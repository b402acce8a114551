import { receivedRefundRequestSchema, receivedRefundRequestsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export type RefundsApi = ReturnType<typeof createRefundsApi>;

export function createRefundsApi({ privateClient }: HttpClients) {
  return {
    list: () => request(privateClient, 'GET /operator/refund-requests', receivedRefundRequestsSchema),
    approve: (id: number) =>
      request(privateClient, `POST /operator/refund-requests/${id}/approve`, receivedRefundRequestSchema),
    /** The answer is mailed to the owner. */
    refuse: (id: number, answer: string) =>
      request(privateClient, `POST /operator/refund-requests/${id}/refuse`, receivedRefundRequestSchema, {
        data: { answer },
      }),
  };
}
