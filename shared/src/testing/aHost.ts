import { redirect } from 'react-router';
import type { Profile } from '../contracts/index.ts';
import { createHttpClients } from '../http/index.ts';
import type { HostSession, RemoteHost } from '../remote/remoteHost.ts';
import { signInPath } from '../routing/index.ts';
import { profileLoaded, selectProfile, sessionFound, signedOut } from '../session/index.ts';
import { createPortalStore, type PortalStore } from '../store/index.ts';
import { aRefusal } from './aRefusal.ts';
import {
  type FakeBadges,
  fakeBadges,
  type FakeEvents,
  fakeEvents,
  type FakeFallback,
  fakeFallback,
} from './fakeHostServices.ts';
import { type Answers, fakeNetwork, type SentRequest } from './fakeNetwork.ts';
import { type FakeToasts, fakeToasts } from './fakeToasts.ts';

export type TestHostOptions = {
  /** What the API answers, as `{ 'GET /vacancies/7': aVacancy() }`. */
  answers?: Answers;
  /** Who is signed in; null: nobody. */
  profile?: Profile | null;
};

/** A host that a test can look into. */
export type TestHost = RemoteHost & {
  toasts: FakeToasts;
  events: FakeEvents;
  badges: FakeBadges;
  fallback: FakeFallback;
  /** Every call that was made, in order. */
  requests: SentRequest[];
  /** Where `navigation` was told to go, in order. */
  visits: { to: string; replace: boolean }[];
  /** How often somebody asked for the profile to be read again. */
  profileReloads: () => number;
};

/** The token that the test's host sends for whoever is signed in. */
const TOKEN = 'token-of-the-test';

/**
 * What the shell lends a remote, for a test: the real store and the real clients over a network of answers. A
 * call answered 401 is not repeated: there is nothing to refresh.
 */
export function aHost({ answers = {}, profile = null }: TestHostOptions = {}): TestHost {
  const store = createPortalStore({ reportSagaCrash: rethrow });
  const { adapter, requests } = fakeNetwork(answers);
  const visits: TestHost['visits'] = [];
  let reloads = 0;

  if (profile) {
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(profile));
  } else {
    store.dispatch(signedOut());
  }

  return {
    contract: '2.0.0',
    store,
    api: createHttpClients({
      baseURL: '/api',
      adapter,
      tokens: {
        accessToken: () => (selectProfile(store.getState()) ? TOKEN : null),
        refresh: () => Promise.reject(aRefusal(401, { message: 'Please sign in.' })),
      },
    }),
    toasts: fakeToasts(),
    session: sessionOf(store, () => void (reloads += 1)),
    navigation: { navigate: (to, { replace = false } = {}) => void visits.push({ to, replace }) },
    events: fakeEvents(),
    badges: fakeBadges(),
    fallback: fakeFallback(),
    slots: { contributionsTo: () => [] },
    requests,
    visits,
    profileReloads: () => reloads,
  };
}

function sessionOf(store: PortalStore, reloadProfile: () => void): HostSession {
  return {
    async require(request, role) {
      const profile = selectProfile(store.getState());
      const { pathname, search } = new URL(request.url);
      // Responses are how a loader tells the router; the shell's session throws the same.
      if (!profile) throw redirect(signInPath(pathname + search)); // oxlint-disable-line typescript/only-throw-error
      if (role && profile.role !== role) throw new Response(null, { status: 403 }); // oxlint-disable-line typescript/only-throw-error
      return profile;
    },
    reloadProfile,
    signInPath: () => signInPath('/'),
  };
}

/** A saga that crashes is a defect: the test run ends with it instead of trying again. */
function rethrow(key: string, error: unknown): void {
  queueMicrotask(() => {
    throw new Error(`The saga ${key} crashed.`, { cause: error });
  });
}
