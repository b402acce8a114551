import { ApiError, networkFailure } from './apiError.ts';
import type { AxiosClientOptions } from './axiosClients.ts';
import type { HttpClientOptions, HttpClients } from './clientOptions.ts';
import { lazyClient } from './lazyClient.ts';

/**
 * Creates both clients. A page has one pair, created by the shell and provided to remotes. A page that the server rendered
 * brings its responses along, so axios loads after its first paint.
 */
export function createHttpClients({ respond, loadAfter, ...options }: HttpClientOptions): HttpClients {
  let loading: Promise<HttpClients> | undefined;
  const load = async (): Promise<HttpClients> => {
    try {
      return await (loading ??= loadClients(options));
    } catch (error) {
      // The next request retries.
      loading = undefined;
      throw new ApiError(networkFailure(error instanceof Error ? error.message : String(error)));
    }
  };
  loadAfter?.then(load).catch(() => undefined);
  return {
    publicClient: lazyClient(async () => (await load()).publicClient, respond),
    privateClient: lazyClient(async () => (await load()).privateClient, respond),
  };
}

async function loadClients(options: AxiosClientOptions): Promise<HttpClients> {
  const { createAxiosClients } = await import(/* webpackChunkName: "http-client" */ './axiosClients.ts');
  return createAxiosClients(options);
}
