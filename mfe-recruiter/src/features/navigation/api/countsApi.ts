import { recruiterCountsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createCountsApi({ privateClient }: HttpClients) {
  return {
    counts: (companyId: number) =>
      request(privateClient, 'GET /recruiter/counts', recruiterCountsSchema, {
        params: { company_id: companyId },
      }),
  };
}

export type CountsApi = ReturnType<typeof createCountsApi>;
