import { recruiterCountsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createCountsApi({ privateClient }: HttpClients) {
  return {
    counts: (companyId: number) =>
      callApi(privateClient, {
        method: 'GET',
        url: '/recruiter/counts',
        params: { company_id: companyId },
        response: recruiterCountsSchema,
      }),
  };
}

export type CountsApi = ReturnType<typeof createCountsApi>;
