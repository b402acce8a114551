import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig } from 'axios';

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

type KnownBody = { body: unknown } | undefined;
/** A promise for a pending response. */
export type KnownResponse = KnownBody | Promise<KnownBody>;

/** Options of the clients. */
export type HttpClientOptions = {
  /** Base URL of the API, for example `/api`, without a trailing slash. */
  baseURL: string;
  tokens: TokenSource;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  /** Replaces `fetch`, for a page on a server. */
  fetch?: ((...args: never[]) => Promise<unknown>) | undefined;
  /** Returns the body of a response that the page has already, or undefined to send the request. */
  respond?: ((request: AxiosRequestConfig) => KnownResponse) | undefined;
  /** Loads axios when it resolves. Default: with the first request. */
  loadAfter?: Promise<void> | undefined;
};

/**
 * The specification's two clients. Both send `X-Requested-With: XMLHttpRequest` and credentials and reject with
 * `ApiError` only. The private one also sends the bearer token and retries once after a token refresh on a 401.
 */
export type HttpClients = { publicClient: AxiosInstance; privateClient: AxiosInstance };
