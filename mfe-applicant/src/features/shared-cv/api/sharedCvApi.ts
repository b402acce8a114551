import { sharedCvSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createSharedCvApi({ publicClient }: HttpClients) {
  return {
    read: (token: string) => request(publicClient, 'GET /cvs/shared', sharedCvSchema, { params: { token } }),
  };
}
