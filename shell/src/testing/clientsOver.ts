import { type HttpClients, type TokenSource, createHttpClients } from '@cpa/shared/http';
import { type FakeResponses, anApiError, fakeNetwork } from '@cpa/shared/testing';

/** API clients over a table of responses, with the requests they sent. */
export function clientsOver(responses: FakeResponses, tokens: TokenSource = noRefreshToken) {
  const { adapter, requests } = fakeNetwork(responses);
  const clients: HttpClients = createHttpClients({ baseURL: '/api', tokens, adapter });
  return { clients, requests, routes: () => requests.map(({ method, path }) => `${method} ${path}`) };
}

/** Rejects like the shell's token source without a refresh token. */
const noRefreshToken: TokenSource = {
  accessToken: () => null,
  refresh: () => Promise.reject(anApiError(401)),
};
