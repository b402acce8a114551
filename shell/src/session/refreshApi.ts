import { type Refreshed, refreshedSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

/** Changes the refresh token for a new pair. The token itself travels in its HttpOnly cookie. */
export function refreshTokens({ publicClient }: HttpClients): Promise<Refreshed> {
  return callApi(publicClient, {
    method: 'POST',
    url: '/account/recruiter/refresh',
    data: {},
    answer: refreshedSchema,
  });
}
