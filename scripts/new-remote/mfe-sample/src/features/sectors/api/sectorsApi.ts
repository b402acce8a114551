import { optionsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createSectorsApi({ publicClient }: HttpClients) {
  return {
    options: () => request(publicClient, 'GET /options', optionsSchema),
  };
}

export type SectorsApi = ReturnType<typeof createSectorsApi>;
