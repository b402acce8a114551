import { END } from 'redux-saga';
import { redirect } from 'react-router';
import type { Profile } from '../contracts/index.ts';
import { createHttpClients } from '../http/index.ts';
import type { HostSession, HostSlots, RemoteHost } from '../remote/remoteHost.ts';
import { fillPath, signInPath } from '../routing/index.ts';
import { profileLoaded, selectProfile, sessionFound, signedOut } from '../session/index.ts';
import { createPortalStore, type PortalStore } from '../store/index.ts';
import { anApiError } from './anApiError.ts';
import {
  type FakeBadges,
  fakeBadges,
  type FakeEvents,
  fakeEvents,
  type FakeFallback,
  fakeFallback,
  type FakeIdempotencyKeys,
  fakeIdempotencyKeys,
} from './fakeHostServices.ts';
import { type FakeResponses, fakeNetwork, type SentRequest } from './fakeNetwork.ts';
import { type FakeToasts, fakeToasts } from './fakeToasts.ts';

export type TestHostOptions = {
  /** Responses of the API, for example `{ 'GET /vacancies/7': aVacancy() }`. */
  responses?: FakeResponses;
  /** Signed-in user; null for a visitor. */
  profile?: Profile | null;
  /** Components in slots. Default: none. */
  slots?: HostSlots;
  /** Link targets by name, as in a manifest. Default: none. */
  links?: Readonly<Record<string, string>>;
  /** Responses that came with the page. Default: none. */
  respond?: Parameters<typeof createHttpClients>[0]['respond'];
};

/** Test host that records requests, visits and toasts. */
export type TestHost = RemoteHost & {
  toasts: FakeToasts;
  events: FakeEvents;
  badges: FakeBadges;
  fallback: FakeFallback;
  idempotencyKeys: FakeIdempotencyKeys;
  /** All requests, in order. */
  requests: SentRequest[];
  /** Calls of `navigation.navigate`, in order. */
  visits: { to: string; replace: boolean }[];
  /** Number of calls of `session.reloadProfile`. */
  profileReloads: () => number;
};

const stores = new Set<PortalStore>();

// Ends the sagas of a test with the test: a delayed save must not write into the next one.
afterEach(() => {
  for (const store of stores) store.dispatch(END);
  stores.clear();
});

/** Access token of a signed-in user. */
const TOKEN = 'test-token';

/**
 * Creates a host for tests: the real store and the real API clients over a fake network. A 401 is not retried, because
 * there is no token to refresh.
 */
export function aHost({
  responses = {},
  profile = null,
  slots = NO_SLOTS,
  links = {},
  respond,
}: TestHostOptions = {}): TestHost {
  const store = createPortalStore({ reportSagaCrash: rethrow });
  stores.add(store);
  const { adapter, requests } = fakeNetwork(responses);
  const visits: TestHost['visits'] = [];
  let reloads = 0;

  if (profile) {
    store.dispatch(sessionFound({ image: null }));
    store.dispatch(profileLoaded(profile));
  } else {
    store.dispatch(signedOut());
  }

  return {
    contract: '5.0.0',
    store,
    api: createHttpClients({
      baseURL: '/api',
      adapter,
      respond,
      tokens: {
        accessToken: () => (selectProfile(store.getState()) ? TOKEN : null),
        refresh: () => Promise.reject(anApiError(401, { message: 'Please sign in.' })),
      },
    }),
    toasts: fakeToasts(),
    session: sessionOf(store, visits, () => void (reloads += 1)),
    navigation: { navigate: (to, { replace = false } = {}) => void visits.push({ to, replace }) },
    events: fakeEvents(),
    badges: fakeBadges(),
    fallback: fakeFallback(),
    slots,
    links: { to: (name, values = {}) => fillPath(links[name], values) },
    idempotencyKeys: fakeIdempotencyKeys(),
    requests,
    visits,
    profileReloads: () => reloads,
  };
}

const NO_SLOTS: HostSlots = { contributionsTo: () => [] };

function sessionOf(store: PortalStore, visits: TestHost['visits'], reloadProfile: () => void): HostSession {
  return {
    async require(request, role) {
      const profile = selectProfile(store.getState());
      const { pathname, search } = new URL(request.url);
      // Loaders signal the router by throwing a response, as the shell's session does.
      if (!profile) throw redirect(signInPath(pathname + search)); // oxlint-disable-line typescript/only-throw-error
      if (role && profile.role !== role) throw new Response(null, { status: 403 }); // oxlint-disable-line typescript/only-throw-error
      return profile;
    },
    reloadProfile,
    end: () => {
      visits.push({ to: '/', replace: false });
      store.dispatch(signedOut());
    },
    signInPath: () => signInPath('/'),
  };
}

/** Fails the test when a saga crashes, instead of restarting the saga. */
function rethrow(key: string, error: unknown): void {
  queueMicrotask(() => {
    throw new Error(`The saga ${key} crashed.`, { cause: error });
  });
}
