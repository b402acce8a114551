import { type Refreshed, refreshedSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';

/** Exchanges the refresh token, which is in an HttpOnly cookie, for new tokens. */
export function refreshTokens({ publicClient }: HttpClients): Promise<Refreshed> {
  return callApi(publicClient, {
    method: 'POST',
    url: '/account/recruiter/refresh',
    data: {},
    response: refreshedSchema,
  });
}
