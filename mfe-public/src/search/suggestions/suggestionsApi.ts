import { suggestionsSchema } from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

export function createSuggestionsApi({ publicClient: client }: HttpClients) {
  return {
    suggest: (q: string, signal: AbortSignal) =>
      request(client, 'GET /suggestions', suggestionsSchema, { params: { q }, signal }),
  };
}

export type SuggestionsApi = ReturnType<typeof createSuggestionsApi>;
