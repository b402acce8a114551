import { homepageDataSchema, type Locale, optionsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { apiDocumentPath } from '@cpa/shared/routing';

export function createHomeApi({ publicClient: client }: HttpClients) {
  return {
    homepageData: (language: Locale) =>
      request(client, `GET ${apiDocumentPath('/homepage-data', language)}`, homepageDataSchema),
    options: () => request(client, 'GET /options', optionsSchema),
  };
}

export type HomeApi = ReturnType<typeof createHomeApi>;
