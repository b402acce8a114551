import { applicantApplicationsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createApplicationsApi({ privateClient }: HttpClients) {
  return {
    own: () =>
      callApi(privateClient, {
        method: 'GET',
        url: '/applicant/applications',
        response: applicantApplicationsSchema,
      }),
  };
}

export type ApplicationsApi = ReturnType<typeof createApplicationsApi>;
