import { contentPageSchema, type Locale, partnersSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { apiDocumentPath } from '@cpa/shared/routing';

export function createPagesApi({ publicClient: client }: HttpClients) {
  return {
    page: (slug: string, language: Locale, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: apiDocumentPath(`/content/pages/${encodeURIComponent(slug)}`, language),
        response: contentPageSchema,
        ...(signal && { signal }),
      }),
    partners: (language: Locale) =>
      callApi(client, {
        method: 'GET',
        url: apiDocumentPath('/content/partners', language),
        response: partnersSchema,
      }),
  };
}

export type PagesApi = ReturnType<typeof createPagesApi>;
