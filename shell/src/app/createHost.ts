import { createHttpClients } from '@cpa/shared/http';
import type { HostNavigation, Toasts } from '@cpa/shared/remote';
import type { PortalStore } from '@cpa/shared/store';
import { PLATFORM_VERSION, type SharedHost } from '../remotes/index.ts';
import { refreshTokens } from '../session/refreshApi.ts';
import { sessionLost } from '../session/sessionActions.ts';
import { createSessionService } from '../session/sessionService.ts';
import { createTokenSource } from '../session/tokenSource.ts';

type ClientOptions = Omit<Parameters<typeof createHttpClients>[0], 'tokens' | 'baseURL'>;

type Options = ClientOptions & {
  store: PortalStore;
  toasts: Toasts;
  navigation: HostNavigation;
  baseURL?: string;
};

/** Creates the services that all remotes share. */
export function createHost({ store, toasts, navigation, baseURL = '/api', ...options }: Options): SharedHost {
  const tokens = createTokenSource({
    refreshTokens: () => refreshTokens(api),
    onRefused: () => store.dispatch(sessionLost()),
  });
  const api = createHttpClients({ ...options, baseURL, tokens });
  return {
    contract: PLATFORM_VERSION,
    store,
    api,
    toasts,
    navigation,
    session: createSessionService(store),
  };
}
