import { ApiError, createHttpClients } from '@cpa/shared/http';
import type { HostNavigation, RemoteHost, ToastContent, Toasts } from '@cpa/shared/remote';
import { signInPath } from '@cpa/shared/routing';
import { selectProfile, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';

/** Lends what the shell lends, as little as this remote needs of it; nobody is signed in. */
export function createStandaloneHost(navigate: HostNavigation['navigate']): RemoteHost {
  const store = createPortalStore();
  store.dispatch(signedOut());
  const here = () => `${location.pathname}${location.search}`;
  return {
    contract: '1.0.0',
    store,
    api: createHttpClients({
      baseURL: '/api',
      tokens: { accessToken: () => null, refresh: () => Promise.reject(new ApiError(nobody)) },
    }),
    toasts: titleToasts,
    session: {
      require: async () => selectProfile(store.getState()) ?? Promise.reject(new ApiError(nobody)),
      reloadProfile: () => {},
      signInPath: () => signInPath(here()),
    },
    navigation: { navigate },
  };
}

const nobody = {
  kind: 'status',
  status: 401,
  message: 'Nobody can sign in on this page.',
  code: 'standalone',
  errors: {},
  requestId: null,
  said: {},
} as const;

/** The document's title is where a toast shows on a page without a shell. */
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
