import { type Answers, aHost, settled } from '@cpa/shared/testing';
import type { Profile } from '@cpa/shared/contracts';
import { I18nRoot } from '@cpa/shared/i18n';
import { HostProvider } from '@cpa/shared/remote';
import { act, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type RouteObject, createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createShellRoutes } from '../app/shellRoutes.tsx';
import { createAuthSaga } from '../auth-pages/state/authSaga.ts';
import { createRegistrationApi } from '../auth-pages/state/registrationApi.ts';
import { createSessionSaga } from '../session/sessionSaga.ts';
import { createVerificationMailSaga } from '../session/verificationMailSaga.ts';
import { aSession, fakeAuthClient } from './fakeAuthClient.ts';

type Options = {
  at: string;
  /** Who is signed in. */
  profile?: Profile | null;
  answers?: Answers;
  isDemo?: boolean;
  /** Stand for the pages of remotes. */
  remotes?: RouteObject[];
};

/** The shell at an address: its frame, its pages and its sagas, over a sign-in service and an API of answers. */
export async function renderPage({
  at,
  profile = null,
  answers = {},
  isDemo = false,
  remotes = [],
}: Options) {
  release(remotes);
  const host = aHost({
    profile,
    answers: { ...(profile && { 'GET /recruiter/user/': profile }), ...answers },
  });
  const session = profile && { ...aSession, user: { name: profile.name, email: profile.email } };
  const auth = fakeAuthClient(session);
  const [root] = createShellRoutes(host, {
    demo: isDemo,
    realtime: null,
    session_poll_seconds: 0,
    service_worker: false,
    shell: '',
  });
  const frame: RouteObject = { ...root, index: false, children: [...(root?.children ?? []), ...remotes] };
  const router = createMemoryRouter([frame], { initialEntries: [at] });
  const navigation = { navigate: (to: string) => void router.navigate(to) };
  const parts = { auth: auth.client, toasts: host.toasts, navigation };
  host.store.runFeatureSaga(
    'shell/session',
    createSessionSaga({ ...parts, api: host.api, isRefetchedOnFocus: true, pollSeconds: 0 }),
  );
  host.store.runFeatureSaga('shell/auth', createAuthSaga({ ...parts, api: createRegistrationApi(host.api) }));
  host.store.runFeatureSaga('shell/verification-mail', createVerificationMailSaga(host));

  const view = render(
    <I18nRoot>
      <Provider store={host.store}>
        <HostProvider host={host}>
          <RouterProvider router={router} />
        </HostProvider>
      </Provider>
    </I18nRoot>,
  );
  // The page is a separate chunk.
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await act(settled);
  return {
    ...view,
    host,
    auth,
    router,
    user: userEvent.setup(),
    said: () => host.toasts.shown.map(({ kind, title }) => `${kind}: ${title}`),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Writes the release document that the site server would have printed, with the pages that stand for remotes. */
function release(remotes: RouteObject[]): void {
  document.getElementById('release')?.remove();
  const element = document.createElement('script');
  element.id = 'release';
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    revision: 1,
    remotes: [{ name: 'remotes', routes: remotes.map(({ path }) => ({ path })) }],
  });
  document.head.append(element);
}
