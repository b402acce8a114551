import { homepageDataSchema, type Locale, optionsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { apiDocumentPath } from '@cpa/shared/routing';

export function createHomeApi({ publicClient: client }: HttpClients) {
  return {
    homepageData: (language: Locale) =>
      callApi(client, {
        method: 'GET',
        url: apiDocumentPath('/homepage-data', language),
        response: homepageDataSchema,
      }),
    options: () => callApi(client, { method: 'GET', url: '/options', response: optionsSchema }),
  };
}

export type HomeApi = ReturnType<typeof createHomeApi>;
