import type { ServerPage, ServerResponse } from '@cpa/shared/contracts';
import type { HttpClients } from '@cpa/shared/http';
import { type ApiRequest, requestKey } from './requestKey.ts';

/** Milliseconds after which the data of a page is requested again, for example in a tab that the browser restored. */
const MAX_AGE_MS = 120_000;

export type Replay = {
  /** Returns the response to a request that came with the page, once. */
  respond: (request: ApiRequest) => ServerResponse | undefined;
  /** Ends the replay once the page is hydrated. */
  end: () => void;
  /** Lets the API count the views. */
  countViews: (clients: HttpClients) => void;
};

/** Resolves the first requests of a page with the responses that the server rendered it from. */
export function replayResponses({ now, responses }: ServerPage): Replay {
  const isStale = Math.abs(Date.now() - now) > MAX_AGE_MS;
  const waiting = new Map<string, ServerResponse>(isStale ? [] : Object.entries(responses));
  const uncounted: string[] = [];
  return {
    respond(request) {
      const key = requestKey(request);
      const response = waiting.get(key);
      waiting.delete(key);
      if (response?.isUncounted) uncounted.push(request.url ?? '');
      return response;
    },
    end: () => waiting.clear(),
    countViews({ publicClient }) {
      for (const url of uncounted.splice(0)) void publicClient.head(url).catch(() => {});
    },
  };
}
