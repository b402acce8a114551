import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig } from 'axios';
import { ApiError, networkFailure } from './apiError.ts';
import type { AxiosClientOptions } from './axiosClients.ts';
import { lazyClient } from './lazyClient.ts';

/** Source of access tokens for the clients. The session owns the tokens and coalesces refreshes. */
export type TokenSource = {
  /** The access token to send, or null when signed out. */
  accessToken: () => string | null;
  /**
   * Returns a new access token. Called at most once for each request that got a 401; concurrent calls share one
   * refresh. Its rejection becomes the rejection of the request.
   */
  refresh: (refused: string | null) => Promise<string>;
};

/** Options of the clients. */
export type HttpClientOptions = {
  /** Base URL of the API, for example `/api`, without a trailing slash. */
  baseURL: string;
  tokens: TokenSource;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  /** Replaces `fetch`, for a page on a server. */
  fetch?: ((...args: never[]) => Promise<unknown>) | undefined;
  /** Returns the body of a response that came with the page, or undefined to send the request. */
  respond?: ((request: AxiosRequestConfig) => { body: unknown } | undefined) | undefined;
  /** Loads axios when it resolves. Default: with the first request. */
  loadAfter?: Promise<void> | undefined;
};

/**
 * The specification's two clients. Both send `X-Requested-With: XMLHttpRequest` and credentials and reject with
 * `ApiError` only. The private one also sends the bearer token and retries once after a token refresh on a 401.
 */
export type HttpClients = { publicClient: AxiosInstance; privateClient: AxiosInstance };

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
      // The next request tries again.
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
