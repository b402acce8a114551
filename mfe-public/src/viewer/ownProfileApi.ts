import { applicantSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createOwnProfileApi({ privateClient }: HttpClients) {
  return {
    /** Status 404: the account has no profile yet. */
    ownProfile: (signal?: AbortSignal) =>
      callApi(privateClient, {
        method: 'GET',
        url: '/applicant/me',
        response: applicantSchema,
        ...(signal && { signal }),
      }),
  };
}

export type OwnProfileApi = ReturnType<typeof createOwnProfileApi>;
