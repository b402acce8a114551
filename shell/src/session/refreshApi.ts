import { type Refreshed, refreshedSchema } from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';

/** Exchanges the refresh token, which is in an HttpOnly cookie, for new tokens. */
export function refreshTokens({ publicClient }: HttpClients): Promise<Refreshed> {
  return request(publicClient, 'POST /account/recruiter/refresh', refreshedSchema, { data: {} });
}
