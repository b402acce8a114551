import type { ServerPage, ServerResponse } from '@cpa/shared/contracts';
import type { HttpClients } from '@cpa/shared/http';
import { requestKey } from './requestKey.ts';

/** Age in milliseconds from which the data of a page is requested again, as in a tab that the browser restored. */
const MAX_AGE_MS = 120_000;

export type Replay = {
  /** Ends the replay once the page is hydrated, and lets the API count the views. */
  end: () => void;
};

/** Answers the first requests of a page with the responses that the server rendered it from. */
export function replayResponses(
  { publicClient, privateClient }: HttpClients,
  { now, responses }: ServerPage,
): Replay {
  const isStale = Math.abs(Date.now() - now) > MAX_AGE_MS;
  const waiting = new Map<string, ServerResponse>(isStale ? [] : Object.entries(responses));
  const uncounted: string[] = [];

  for (const { interceptors } of [publicClient, privateClient]) {
    interceptors.request.use((config) => {
      const key = requestKey(config);
      const response = waiting.get(key);
      if (!response) return config;
      waiting.delete(key);
      if (response.isUncounted) uncounted.push(config.url ?? '');
      config.adapter = async (sent) => ({
        data: response.body,
        status: 200,
        statusText: 'OK',
        headers: {},
        config: sent,
      });
      return config;
    });
  }

  return {
    end() {
      waiting.clear();
      for (const url of uncounted.splice(0)) void publicClient.head(url).catch(() => {});
    },
  };
}
