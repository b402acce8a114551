import { createHttpClients } from '@cpa/shared/http';
import type { HostNavigation, RemoteHost, Toasts } from '@cpa/shared/remote';
import type { PortalStore } from '@cpa/shared/store';
import { createHostSession } from '../session/hostSession.ts';
import { refreshTokens } from '../session/refreshApi.ts';
import { sessionLost } from '../session/sessionActions.ts';
import { createTokenSource } from '../session/tokenSource.ts';

/** The version of the host contract (`RemoteHost`) that this shell keeps. */
export const HOST_CONTRACT = '1.0.0';

type Parts = { store: PortalStore; toasts: Toasts; navigation: HostNavigation; baseURL?: string };

/** Puts together what the shell lends to remotes. */
export function createHost({ store, toasts, navigation, baseURL = '/api' }: Parts): RemoteHost {
  const tokens = createTokenSource({
    refreshTokens: () => refreshTokens(api),
    onRefused: () => store.dispatch(sessionLost()),
  });
  const api = createHttpClients({ baseURL, tokens });
  return {
    contract: HOST_CONTRACT,
    store,
    api,
    toasts,
    navigation,
    session: createHostSession(store),
  };
}
