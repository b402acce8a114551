import { type Credentials, signedInSchema } from '../contracts/index.ts';
import { ApiError, callApi, createHttpClients } from '../http/index.ts';
import type { HostIdempotencyKeys, HostNavigation, RemoteHost } from '../remote/remoteHost.ts';
import type { ToastContent, Toasts } from '../remote/toasts.ts';
import { signInPath } from '../routing/index.ts';
import { profileLoaded, selectProfile, sessionFound, signedOut } from '../session/index.ts';
import { createPortalStore } from '../store/index.ts';

/** Provides the shell's services. Fetches a token when it has none that is valid; shows toasts as the page's title. */
export async function createStandaloneHost(
  navigate: HostNavigation['navigate'],
  account: Credentials | undefined,
): Promise<RemoteHost> {
  const store = createPortalStore();
  let token: string | null = null;
  const api = createHttpClients({ baseURL: '/api', tokens: { accessToken: () => token, refresh: signIn } });

  async function signIn(): Promise<string> {
    if (!account) throw new ApiError(nobody);
    const call = { method: 'POST', url: '/account/login', data: account, response: signedInSchema } as const;
    const { access_token, user } = await callApi(api.publicClient, call);
    token = access_token;
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(user));
    return access_token;
  }

  if (account) await signIn();
  else store.dispatch(signedOut());

  return {
    contract: '5.0.0',
    store,
    api,
    toasts: titleToasts,
    session: {
      require: async () => selectProfile(store.getState()) ?? Promise.reject(new ApiError(nobody)),
      reloadProfile: () => void signIn(),
      end: () => void store.dispatch(signedOut()),
      signInPath: () => signInPath(location.pathname + location.search),
    },
    navigation: { navigate },
    // There is no realtime connection and no frame around the page.
    events: { on: () => () => {}, onReconnect: () => () => {} },
    badges: { set: () => {} },
    fallback: { setLinks: () => {} },
    links: { to: () => null },
    slots: { contributionsTo: () => [] },
    idempotencyKeys: keysOfTab(),
  };
}

const nobody = {
  kind: 'status',
  status: 401,
  message: 'Nobody is signed in on this page.',
  code: 'alone',
  errors: {},
  requestId: null,
  responseBody: {},
} as const;

/** Keys that last as long as the page. */
function keysOfTab(): HostIdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(operation) {
      const key = keys.get(operation) ?? crypto.randomUUID();
      keys.set(operation, key);
      return key;
    },
    discard: (operation, key) => void (keys.get(operation) === key && keys.delete(operation)),
  };
}

const show = ({ title }: ToastContent) => void (document.title = title);

const titleToasts: Toasts = {
  info: show,
  success: show,
  warning: show,
  error: show,
  progress(title) {
    show({ title });
    return { succeed: show, fail: show, inform: show, dismiss: () => {} };
  },
};
