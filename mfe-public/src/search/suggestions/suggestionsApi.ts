import { suggestionsSchema } from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

export function createSuggestionsApi({ publicClient: client }: HttpClients) {
  return {
    suggest: (q: string, signal: AbortSignal) =>
      callApi(client, {
        method: 'GET',
        url: '/suggestions',
        params: { q },
        response: suggestionsSchema,
        signal,
      }),
  };
}

export type SuggestionsApi = ReturnType<typeof createSuggestionsApi>;
