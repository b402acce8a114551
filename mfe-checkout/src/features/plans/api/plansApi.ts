import { packagesSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createPlansApi({ publicClient }: HttpClients) {
  return {
    packages: () => callApi(publicClient, { method: 'GET', url: '/packages', response: packagesSchema }),
  };
}

export type PlansApi = ReturnType<typeof createPlansApi>;
