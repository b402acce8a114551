import { vacancySchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createVacancyDetailApi({ publicClient: client }: HttpClients) {
  return {
    /** A prefetch does not count as a view. */
    byId: (id: number, { isPrefetch = false, signal }: { isPrefetch?: boolean; signal?: AbortSignal } = {}) =>
      callApi(client, {
        method: 'GET',
        url: `/vacancies/${id}`,
        response: vacancySchema,
        ...(isPrefetch && { headers: { purpose: 'prefetch' } }),
        ...(signal && { signal }),
      }),
  };
}

export type VacancyDetailApi = ReturnType<typeof createVacancyDetailApi>;
