import { type HttpClients, type TokenSource, createHttpClients } from '@cpa/shared/http';
import { type Answers, aRefusal, fakeNetwork } from '@cpa/shared/testing';

/** The API's clients over a table of answers, and what was asked. */
export function clientsOver(answers: Answers, tokens: TokenSource = nothingToRenew) {
  const { adapter, requests } = fakeNetwork(answers);
  const clients: HttpClients = createHttpClients({ baseURL: '/api', tokens, adapter });
  return { clients, requests, routes: () => requests.map(({ method, path }) => `${method} ${path}`) };
}

/** As the shell's own token source rejects, once there is nothing left to renew. */
const nothingToRenew: TokenSource = {
  accessToken: () => null,
  refresh: () => Promise.reject(aRefusal(401)),
};
