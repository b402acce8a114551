import { contentPageSchema, type Locale, partnersSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { apiDocumentPath } from '@cpa/shared/routing';

export function createPagesApi({ publicClient: client }: HttpClients) {
  return {
    page: (slug: string, language: Locale, signal?: AbortSignal) =>
      request(
        client,
        `GET ${apiDocumentPath(`/content/pages/${encodeURIComponent(slug)}`, language)}`,
        contentPageSchema,
        { signal },
      ),
    partners: (language: Locale) =>
      request(client, `GET ${apiDocumentPath('/content/partners', language)}`, partnersSchema),
  };
}

export type PagesApi = ReturnType<typeof createPagesApi>;
