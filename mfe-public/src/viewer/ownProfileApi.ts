import { applicantSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createOwnProfileApi({ privateClient }: HttpClients) {
  return {
    /** Status 404: the account has no profile yet. */
    ownProfile: (signal?: AbortSignal) =>
      request(privateClient, 'GET /applicant/me', applicantSchema, { signal }),
  };
}

export type OwnProfileApi = ReturnType<typeof createOwnProfileApi>;
