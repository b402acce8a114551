import { homepageDataSchema, optionsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createHomeApi({ publicClient: client }: HttpClients) {
  return {
    homepageData: () =>
      callApi(client, { method: 'GET', url: '/homepage-data', response: homepageDataSchema }),
    options: () => callApi(client, { method: 'GET', url: '/options', response: optionsSchema }),
  };
}

export type HomeApi = ReturnType<typeof createHomeApi>;
