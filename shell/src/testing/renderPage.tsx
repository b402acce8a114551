import { type FakeResponses, aHost, flushPromises } from '@cpa/shared/testing';
import type {
  OpenIdProvider,
  Operator,
  Profile,
  ReleaseDocument,
  ReleaseManifest,
} from '@cpa/shared/contracts';
import { I18nRoot } from '@cpa/shared/i18n';
import { HostProvider } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { aManifest } from '@cpa/shared/testing/builders';
import { act, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { type RouteObject, createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { takeEvery } from 'typed-redux-saga';
import { createShellRoutes } from '../app/router/shellRoutes.tsx';
import { createAuthSaga } from '../auth-pages/state/authSaga.ts';
import { createRegistrationApi } from '../auth-pages/state/registrationApi.ts';
import { createBadgeStore } from '../remotes/host/badgeStore.ts';
import { RemotesProvider, landingPath } from '../remotes/index.ts';
import type { Destination } from '../config/pageConfig.ts';
import { OperatorContext } from '../layout/OperatorIdentity.tsx';
import { registerManifestTexts } from '../remotes/manifests/manifestTexts.ts';
import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';
import { createSessionSaga } from '../session/sessionSaga.ts';
import { createLanguageSaga } from '../language/languageSaga.ts';
import { createVerificationMailSaga } from '../session/verificationMailSaga.ts';
import { aSession, fakeAuthClient } from './fakeAuthClient.ts';

type Options = {
  at: string;
  /** The signed-in user; null for a visitor. */
  profile?: Profile | null;
  /** Signs in without the profile, which `responses` bring later. */
  signedInAs?: Pick<Profile, 'name' | 'email'> | null;
  responses?: FakeResponses;
  isDemo?: boolean;
  /** Configured services that sign in. */
  providers?: OpenIdProvider[];
  /** Page that the document names as the destination of its sign-in page. */
  destination?: Destination | null;
  operator?: Operator | null;
  /** Pages of the one remote. */
  remotes?: RouteObject[];
  manifest?: ReleaseManifest;
};

/** Manifest with the landing pages of both roles. */
const defaultManifest = aManifest({
  routes: [
    { path: '/vacancies', chunk: 'vacancies', landingFor: ['applicant'] },
    { path: '/recruiter-dashboard', chunk: 'dashboard', role: 'recruiter', landingFor: ['recruiter'] },
  ],
});

/** Renders the shell at a path: its frame, pages and sagas, with a fake sign-in service and network. */
export async function renderPage({
  at,
  profile = null,
  signedInAs = profile,
  responses = {},
  isDemo = false,
  providers = [],
  destination = null,
  operator = null,
  remotes = [],
  manifest = defaultManifest,
}: Options) {
  const releases = aRelease(remotes, manifest);
  registerManifestTexts(releases);
  const badges = createBadgeStore();
  const host = aHost({
    profile,
    responses: { ...(profile && { 'GET /recruiter/user/': profile }), ...responses },
  });
  const session = signedInAs && {
    ...aSession,
    user: { name: signedInAs.name, email: signedInAs.email },
  };
  const auth = fakeAuthClient(session);
  const config = { demo: isDemo, destination, sign_in_with: providers };
  const [root] = createShellRoutes({ host, releases, config });
  const frame: RouteObject = { ...root, index: false, children: [...(root?.children ?? []), ...remotes] };
  const router = createMemoryRouter([frame], { initialEntries: [at] });
  const navigation = { navigate: (to: string) => void router.navigate(to) };
  const common = { auth: auth.client, toasts: host.toasts, navigation };
  host.store.runFeatureSaga(
    'shell/session',
    createSessionSaga({ ...common, api: host.api, isRefetchedOnFocus: true, pollSeconds: 0 }),
  );
  host.store.runFeatureSaga(
    'shell/auth',
    createAuthSaga({
      ...common,
      api: createRegistrationApi(host.api),
      landingPath: (role) => landingPath(releases, role),
    }),
  );
  host.store.runFeatureSaga('shell/verification-mail', createVerificationMailSaga(host));
  host.store.runFeatureSaga('shell/language', createLanguageSaga(host.api));
  host.store.runFeatureSaga('shell/badges', function* badgesSaga() {
    yield* takeEvery(signedOut, () => badges.refresh());
  });

  const view = render(
    <I18nRoot>
      <Provider store={host.store}>
        <HostProvider host={host}>
          <RemotesProvider releases={releases} badges={badges}>
            <OperatorContext value={operator}>
              <RouterProvider router={router} />
            </OperatorContext>
          </RemotesProvider>
        </HostProvider>
      </Provider>
    </I18nRoot>,
  );
  // The page is a separate chunk.
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await act(flushPromises);
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

function aRelease(routes: RouteObject[], manifest: ReleaseManifest): ReleaseDocument {
  const remote = anActiveRemote({
    name: 'mfe-test',
    routes: [...routes, ...manifest.routes].map(({ path = '' }) => ({ path, scripts: [], styles: [] })),
    manifest,
  });
  return { revision: 1, remotes: [remote] };
}
