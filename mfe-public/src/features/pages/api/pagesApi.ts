import { contentPageSchema, partnersSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createPagesApi({ publicClient: client }: HttpClients) {
  return {
    page: (slug: string, signal?: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: `/content/pages/${encodeURIComponent(slug)}`,
        response: contentPageSchema,
        ...(signal && { signal }),
      }),
    partners: () => callApi(client, { method: 'GET', url: '/content/partners', response: partnersSchema }),
  };
}

export type PagesApi = ReturnType<typeof createPagesApi>;
