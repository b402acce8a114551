import { vacancySchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createVacancyDetailApi({ publicClient: client }: HttpClients) {
  return {
    /** `isAhead`: nobody looks at it yet, so it is not counted as a view. */
    byId: (id: number, { isAhead = false, signal }: { isAhead?: boolean; signal?: AbortSignal } = {}) =>
      callApi(client, {
        method: 'GET',
        url: `/vacancies/${id}`,
        answer: vacancySchema,
        ...(isAhead && { headers: { purpose: 'prefetch' } }),
        ...(signal && { signal }),
      }),
  };
}

export type VacancyDetailApi = ReturnType<typeof createVacancyDetailApi>;
