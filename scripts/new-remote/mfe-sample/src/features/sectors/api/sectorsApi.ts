import { optionsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createSectorsApi({ publicClient }: HttpClients) {
  return {
    options: () => callApi(publicClient, { method: 'GET', url: '/options', response: optionsSchema }),
  };
}

export type SectorsApi = ReturnType<typeof createSectorsApi>;
