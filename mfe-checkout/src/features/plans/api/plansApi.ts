import { packagesSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createPlansApi({ publicClient }: HttpClients) {
  return {
    packages: () => request(publicClient, 'GET /packages', packagesSchema),
  };
}

export type PlansApi = ReturnType<typeof createPlansApi>;
