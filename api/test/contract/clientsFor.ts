import { createHttpClients, type HttpClients } from '@cpa/shared/http';
import type { TestApp } from '../openTestApp.ts';
import { injectAdapter } from './injectAdapter.ts';

/** The product's own API clients, entering the app; signed in as `token`'s account, or as nobody. */
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
