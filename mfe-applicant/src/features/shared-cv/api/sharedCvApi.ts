import { sharedCvSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createSharedCvApi({ publicClient }: HttpClients) {
  return {
    read: (token: string) =>
      callApi(publicClient, {
        method: 'GET',
        url: '/cvs/shared',
        params: { token },
        response: sharedCvSchema,
      }),
  };
}
