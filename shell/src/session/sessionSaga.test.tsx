import {
  profileReloadRequested,
  selectDisplayName,
  selectIsSessionLoading,
  selectProfile,
  selectProfileImage,
  selectSessionStatus,
  signedOut,
} from '@cpa/shared/session';
import { createPortalStore, storedValue } from '@cpa/shared/store';
import {
  type FakeResponse,
  aProfile,
  aRecruiterProfile,
  fakeToasts,
  flushPromises,
} from '@cpa/shared/testing';
import { waitFor } from '@testing-library/react';
import type { Session } from 'next-auth';
import { takeEvery } from 'typed-redux-saga';
import * as z from 'zod/mini';
import { clientsOver } from '../testing/clientsOver.ts';
import { fakeAuthClient, aSession } from '../testing/fakeAuthClient.ts';
import { sessionCheckRequested, sessionEnded, sessionLost, signOutRequested } from './sessionActions.ts';
import { closableSaga } from '../testing/closableSaga.ts';
import { createSessionSaga } from './sessionSaga.ts';

type Options = {
  /** `unknown`: the code that asks did not come. */
  session?: Session | null | 'unknown';
  profile?: () => FakeResponse | Promise<FakeResponse>;
  pollSeconds?: number;
  beforeFirstCheck?: () => Promise<void>;
};

/** The session of a page that has just been opened. */
function aPage({ session = aSession, profile, pollSeconds = 0, beforeFirstCheck }: Options = {}) {
  const auth = fakeAuthClient(session === 'unknown' ? null : session);
  if (session === 'unknown') auth.client.getSession = () => Promise.reject(new Error('no chunk'));
  const api = clientsOver({ 'GET /recruiter/user/': () => profile?.() ?? aProfile() });
  const toasts = fakeToasts();
  const visited: string[] = [];
  const store = createPortalStore();
  const { saga, close } = closableSaga(
    createSessionSaga({
      auth: auth.client,
      api: api.clients,
      toasts,
      navigation: { navigate: (to) => void visited.push(to) },
      isRefetchedOnFocus: true,
      pollSeconds,
      beforeFirstCheck,
    }),
  );
  store.runFeatureSaga('shell/session', saga);
  open.push(close);
  const state = () => store.getState();
  return {
    store,
    auth,
    api,
    said: () => toasts.shown.map(({ kind, title }) => `${kind}: ${title}`),
    toasts,
    visited,
    state,
    status: () => selectSessionStatus(state()),
    checks: () => auth.asked.filter((line) => line.startsWith('getSession')).length,
    isSettled: () => waitFor(() => expect(selectIsSessionLoading(state())).toBe(false)),
    hasProfile: () => waitFor(() => expect(selectProfile(state())).not.toBeNull()),
  };
}

/** A draft of the signed-in user in this tab. */
const aLetter = storedValue('letter', z.string(), { owner: 'person', area: 'session' });

const open: (() => void)[] = [];
const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  navigator.sendBeacon = (_url, body) => {
    if (body instanceof URLSearchParams) logged.push(body.get('code') ?? '');
    return true;
  };
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  document.cookie = 'cpa_token=; Path=/; Max-Age=0';
});

describe('session on load', () => {
  it('is loading until the session is known', async () => {
    const page = aPage();
    expect(page.status()).toBe('loading');
    await page.hasProfile();
    expect(page.status()).toBe('authenticated');
    expect(selectDisplayName(page.state())).toBe('Xiomara Croes');
    expect(selectProfileImage(page.state())).toBe('/files/session.webp');
  });

  it('is not checked before its time, unless something asks for it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = aPage({ session: null, beforeFirstCheck: () => promise });
    await flushPromises();
    expect(page.checks()).toBe(0);
    page.store.dispatch(sessionCheckRequested({ isAfterSignIn: false }));
    await page.isSettled();
    expect(page.checks()).toBe(1);
    resolve();
    await flushPromises();
    expect(page.checks()).toBe(1);
  });

  it('fetches no profile for a visitor', async () => {
    const page = aPage({ session: null });
    await page.isSettled();
    expect(page.status()).toBe('unauthenticated');
    expect(page.api.requests).toEqual([]);
  });

  it('resets nothing when a later check finds the same visitor', async () => {
    const page = aPage({ session: null });
    await page.isSettled();
    const signOuts: unknown[] = [];
    page.store.runFeatureSaga('test/signOuts', function* () {
      yield* takeEvery(signedOut, (action) => void signOuts.push(action));
    });
    page.store.dispatch(sessionCheckRequested({ isAfterSignIn: false }));
    await waitFor(() => expect(page.checks()).toBe(2));
    page.store.dispatch(sessionCheckRequested({ isAfterSignIn: true }));
    await waitFor(() => expect(signOuts).toHaveLength(1));
  });

  it('logs a failed profile request', async () => {
    const page = aPage({ profile: () => ({ status: 500 }) });
    await waitFor(() => expect(logged).toEqual(['PROFILE_LOAD_FAILED']));
    expect(page.status()).toBe('authenticated');
    expect(page.said()).toEqual([]);
  });

  it('treats the user as a visitor when the check fails, and logs it', async () => {
    const page = aPage({ session: 'unknown' });
    await page.isSettled();
    expect(page.status()).toBe('unauthenticated');
    expect(logged).toEqual(['SESSION_CHECK_FAILED']);
  });

  it.each([401, 403, 404])('ends the session when the profile request responds with %i', async (status) => {
    document.cookie = 'cpa_token=old; Path=/';
    const page = aPage({ profile: () => ({ status }) });
    await waitFor(() => expect(page.status()).toBe('unauthenticated'));
    expect(document.cookie).not.toContain('cpa_token');
    await waitFor(() => expect(page.auth.asked.at(-1)).toBe('signOut'));
  });
});

describe('session of an open page', () => {
  it.each([
    ['it comes back into view', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser comes back online', () => window.dispatchEvent(new Event('online'))],
    [
      'another tab tells of a change',
      () => window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue: '{}' })),
    ],
  ])('looks again when %s', async (_moment, happen) => {
    const page = aPage();
    await page.hasProfile();
    happen();
    await waitFor(() => expect(page.checks()).toBe(2));
    expect(page.api.requests).toHaveLength(1);
  });

  it('checks once when the window gets the focus', async () => {
    const page = aPage();
    await page.hasProfile();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(page.checks()).toBe(2));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(page.checks()).toBe(3));
  });

  it('polls the session at the configured interval', async () => {
    jest.useFakeTimers();
    try {
      const page = aPage({ pollSeconds: 60 });
      await jest.advanceTimersByTimeAsync(59_000);
      expect(page.checks()).toBe(1);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(page.checks()).toBe(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('signs out when another tab signs out', async () => {
    const page = aPage();
    await page.hasProfile();
    aLetter.write('Dear Ann');
    page.auth.state.session = null;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(page.status()).toBe('unauthenticated'));
    expect(selectProfile(page.state())).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('stays signed in while the sign-in service does not respond', async () => {
    const page = aPage();
    await page.hasProfile();
    page.auth.state.isReachable = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(page.checks()).toBe(2));
    await Promise.resolve();
    expect(page.status()).toBe('authenticated');
  });

  it('switches the user when another tab signs in as someone else', async () => {
    let profile = aProfile();
    const page = aPage({ profile: () => profile });
    await page.hasProfile();
    aLetter.write('Dear Ann');
    profile = aRecruiterProfile();
    page.auth.state.session = {
      ...aSession,
      user: { name: 'Marlon Kock', email: aRecruiterProfile().email },
    };
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(selectDisplayName(page.state())).toBe('Marlon Kock'));
    expect(sessionStorage.length).toBe(0);
    expect(selectProfileImage(page.state())).toBe(aRecruiterProfile().companies[0]?.logo);
  });

  it('notifies other tabs after a sign-in and fetches the profile', async () => {
    const page = aPage();
    await page.hasProfile();
    page.store.dispatch(sessionCheckRequested({ isAfterSignIn: true }));
    await waitFor(() => expect(page.api.requests).toHaveLength(2));
    expect(page.auth.asked.at(-1)).toBe('getSession, telling others');
  });

  it('keeps the newer profile when responses arrive out of order', async () => {
    const responses: ((profile: FakeResponse) => void)[] = [];
    const page = aPage({ profile: () => new Promise<FakeResponse>((resolve) => responses.push(resolve)) });
    await waitFor(() => expect(responses).toHaveLength(1));
    page.store.dispatch(profileReloadRequested());
    await waitFor(() => expect(responses).toHaveLength(2));
    responses[1]?.(aProfile({ name: 'Newer' }));
    await waitFor(() => expect(selectDisplayName(page.state())).toBe('Newer'));
    responses[0]?.(aProfile({ name: 'Older' }));
    await flushPromises();
    expect(selectDisplayName(page.state())).toBe('Newer');
  });

  it('signs out when the API refuses to refresh the tokens', async () => {
    const page = aPage();
    await page.hasProfile();
    page.store.dispatch(sessionLost());
    expect(page.status()).toBe('unauthenticated');
    expect(page.auth.asked.at(-1)).toBe('signOut');
    expect(page.said()).toEqual(['error: Error on session refresing. Please login again.']);
  });

  it('shows no toast to a visitor without a session', async () => {
    const page = aPage({ session: null });
    await page.isSettled();
    page.store.dispatch(sessionLost());
    expect(page.said()).toEqual([]);
  });
});

describe('sign-out', () => {
  it('ends the session, clears cookies and local storage, and navigates home', async () => {
    const page = aPage();
    await page.hasProfile();
    document.cookie = 'cpa_token=abc; Path=/';
    document.cookie = 'token=abc; Path=/';
    localStorage.setItem('cartState', '[]');
    aLetter.write('Dear Ann');
    page.store.dispatch(signOutRequested());
    await waitFor(() => expect(page.status()).toBe('unauthenticated'));

    expect(page.said()).toEqual(['progress: Signing out...', 'success: Signed out successfully']);
    expect(page.visited).toEqual(['/']);
    expect(document.cookie).not.toMatch(/token/);
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.length).toBe(0);
  });

  it('clears cookies and local storage when the API has ended the session', async () => {
    const page = aPage();
    await page.hasProfile();
    document.cookie = 'cpa_token=abc; Path=/';
    localStorage.setItem('cartState', '[]');
    page.store.dispatch(sessionEnded());
    await waitFor(() => expect(page.auth.asked.at(-1)).toBe('signOut'));
    expect(page.status()).toBe('unauthenticated');
    expect(page.visited).toEqual(['/']);
    expect(document.cookie).not.toMatch(/cpa_token/);
    expect(localStorage.length).toBe(0);
  });

  it('warns when only this browser is certainly signed out', async () => {
    const page = aPage();
    await page.hasProfile();
    page.auth.state.isApiReachable = false;
    page.store.dispatch(signOutRequested());
    await waitFor(() => expect(page.status()).toBe('unauthenticated'));
    expect(page.toasts.shown.at(-1)).toMatchObject({
      title: 'Signed out successfully',
      description: expect.stringContaining('only be signed out in this browser'),
    });
  });

  it('keeps the session and shows an error when the sign-in service does not respond', async () => {
    const page = aPage();
    await page.hasProfile();
    page.auth.state.isReachable = false;
    page.store.dispatch(signOutRequested());
    await waitFor(() =>
      expect(page.said()).toEqual(['progress: Signing out...', 'error: You may still be signed in']),
    );
    expect(page.status()).toBe('authenticated');
  });
});
