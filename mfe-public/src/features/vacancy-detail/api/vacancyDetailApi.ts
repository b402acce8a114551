import { vacancySchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createVacancyDetailApi({ publicClient: client }: HttpClients) {
  return {
    byId: (id: number, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: `/vacancies/${id}`,
        answer: vacancySchema,
        ...(signal && { signal }),
      }),
  };
}

export type VacancyDetailApi = ReturnType<typeof createVacancyDetailApi>;
