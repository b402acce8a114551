import {
  cvListSchema,
  cvShareSchema,
  cvShareTimesSchema,
  cvSummarySchema,
  messageSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createCvsApi({ privateClient }: HttpClients) {
  return {
    list: () => request(privateClient, 'GET /applicant/me/cvs', cvListSchema),
    rename: (id: number, name: string) =>
      request(privateClient, `PUT /applicant/me/cvs/${id}/name`, cvSummarySchema, { data: { name } }),
    duplicate: (id: number) =>
      request(privateClient, `POST /applicant/me/cvs/${id}/duplicate`, cvSummarySchema),
    remove: (id: number) => request(privateClient, `DELETE /applicant/me/cvs/${id}`, messageSchema),
    share: (id: number) => request(privateClient, `POST /applicant/me/cvs/${id}/share`, cvShareSchema),
    renew: (id: number) => request(privateClient, `PUT /applicant/me/cvs/${id}/share`, cvShareTimesSchema),
    revoke: (id: number) => request(privateClient, `DELETE /applicant/me/cvs/${id}/share`, messageSchema),
  };
}

export type CvsApi = ReturnType<typeof createCvsApi>;
