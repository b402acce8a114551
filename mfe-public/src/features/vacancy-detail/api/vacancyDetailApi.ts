import { vacancySchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createVacancyDetailApi({ publicClient: client }: HttpClients) {
  return {
    /** A prefetch does not count as a view. */
    byId: (id: number, { isPrefetch = false, signal }: { isPrefetch?: boolean; signal?: AbortSignal } = {}) =>
      request(client, `GET /vacancies/${id}`, vacancySchema, {
        ...(isPrefetch && { headers: { purpose: 'prefetch' } }),
        signal,
      }),
  };
}

export type VacancyDetailApi = ReturnType<typeof createVacancyDetailApi>;
