import type { OpenIdProvider } from '@cpa/shared/contracts';

/** Returns the configured service that the query names, as mailed links and the sign-in service do. */
export function namedProvider(query: URLSearchParams, providers: OpenIdProvider[]): OpenIdProvider | null {
  return providers.find((provider) => provider === query.get('with')) ?? null;
}
