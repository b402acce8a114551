import { applicantSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createVacancyFitApi({ privateClient }: HttpClients) {
  return {
    /** Status 404: the account has no profile yet. */
    ownProfile: () =>
      callApi(privateClient, { method: 'GET', url: '/applicant/me', response: applicantSchema }),
  };
}

export type VacancyFitApi = ReturnType<typeof createVacancyFitApi>;
