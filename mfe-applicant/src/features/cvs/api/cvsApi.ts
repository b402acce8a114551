import {
  cvListSchema,
  cvShareSchema,
  cvShareTimesSchema,
  cvSummarySchema,
  messageSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createCvsApi({ privateClient }: HttpClients) {
  return {
    list: () => callApi(privateClient, { method: 'GET', url: '/applicant/me/cvs', response: cvListSchema }),
    rename: (id: number, name: string) =>
      callApi(privateClient, {
        method: 'PUT',
        url: `/applicant/me/cvs/${id}/name`,
        data: { name },
        response: cvSummarySchema,
      }),
    duplicate: (id: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/me/cvs/${id}/duplicate`,
        response: cvSummarySchema,
      }),
    remove: (id: number) =>
      callApi(privateClient, { method: 'DELETE', url: `/applicant/me/cvs/${id}`, response: messageSchema }),
    share: (id: number) =>
      callApi(privateClient, {
        method: 'POST',
        url: `/applicant/me/cvs/${id}/share`,
        response: cvShareSchema,
      }),
    renew: (id: number) =>
      callApi(privateClient, {
        method: 'PUT',
        url: `/applicant/me/cvs/${id}/share`,
        response: cvShareTimesSchema,
      }),
    revoke: (id: number) =>
      callApi(privateClient, {
        method: 'DELETE',
        url: `/applicant/me/cvs/${id}/share`,
        response: messageSchema,
      }),
  };
}

export type CvsApi = ReturnType<typeof createCvsApi>;
