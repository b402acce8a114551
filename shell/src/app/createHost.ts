import { createHttpClients } from '@cpa/shared/http';
import type { HostNavigation, RemoteHost, Toasts } from '@cpa/shared/remote';
import type { PortalStore } from '@cpa/shared/store';
import { PLATFORM_VERSION } from '../remotes/index.ts';
import { createHostSession } from '../session/hostSession.ts';
import { refreshTokens } from '../session/refreshApi.ts';
import { sessionLost } from '../session/sessionActions.ts';
import { createTokenSource } from '../session/tokenSource.ts';

type Parts = { store: PortalStore; toasts: Toasts; navigation: HostNavigation; baseURL?: string };

/** Puts together what the shell lends to remotes. */
export function createHost({ store, toasts, navigation, baseURL = '/api' }: Parts): RemoteHost {
  const tokens = createTokenSource({
    refreshTokens: () => refreshTokens(api),
    onRefused: () => store.dispatch(sessionLost()),
  });
  const api = createHttpClients({ baseURL, tokens });
  return {
    contract: PLATFORM_VERSION,
    store,
    api,
    toasts,
    navigation,
    session: createHostSession(store),
  };
}
