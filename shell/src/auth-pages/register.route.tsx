import type { OpenIdProvider } from '@cpa/shared/contracts';
import type { RemoteHost } from '@cpa/shared/remote';
import type { Destination } from '../config/pageConfig.ts';
import { RegisterPage } from './RegisterPage.tsx';
import { magicLinkRoute } from './model/magicLink.ts';

type Options = { api: RemoteHost['api']; destination: Destination | null; providers: OpenIdProvider[] };

export function createRoute({ api, ...options }: Options) {
  return { ...magicLinkRoute(api), Component: () => <RegisterPage {...options} /> };
}
