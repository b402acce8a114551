import { createHttpClients, type HttpClients } from '@cpa/shared/http';
import type { TestApp } from '../support/openTestApp.ts';
import { injectAdapter } from './injectAdapter.ts';

/** Creates the product's own API clients over `inject`, signed in with `token` or signed out. */
export function clientsFor({ app }: TestApp, token: string | null = null): HttpClients {
  return createHttpClients({
    baseURL: '',
    adapter: injectAdapter(app),
    tokens: {
      accessToken: () => token,
      refresh: () => Promise.reject(new Error('A contract test has nothing to refresh.')),
    },
  });
}
