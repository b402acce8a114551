import { profileLoaded, profileReloadRequested, signedOut } from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aProfile, aRecruiterProfile, fakeToasts } from '@cpa/shared/testing';
import { takeEvery } from 'typed-redux-saga';
import { closableSaga } from '../testing/closableSaga.ts';
import { createRealtimeSaga } from './realtimeSaga.ts';
import type { ChannelEvent } from './userChannel.ts';

const MINUTE = 60_000;
const open: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  jest.useRealTimers();
});

const subscribed: ChannelEvent = { type: 'subscribed' };
const denied: ChannelEvent = { type: 'denied' };
const verified: ChannelEvent = { type: 'event', name: 'user-verified', payload: {} };

/** A page with a realtime connection that the test controls. */
function aPage() {
  const toasts = fakeToasts();
  const connections: { userId: number; isOpen: boolean; emit: (event: ChannelEvent) => void }[] = [];
  const loads: number[] = [];
  const failures: Error[] = [];
  let reloads = 0;
  let releases = 0;
  const delivered: unknown[] = [];
  let reconnects = 0;
  const store = createPortalStore();
  store.runFeatureSaga('test/reloads', function* () {
    yield* takeEvery(profileReloadRequested, () => void (reloads += 1));
  });
  const { saga, close } = closableSaga(
    createRealtimeSaga({
      toasts,
      onRelease: () => void (releases += 1),
      events: {
        deliver: (name, payload) => void delivered.push([name, payload]),
        reconnected: () => void (reconnects += 1),
      },
      load: async () => {
        loads.push(Date.now());
        const failure = failures.shift();
        if (failure) throw failure;
        return (userId, emit) => {
          const connection = { userId, isOpen: true, emit };
          connections.push(connection);
          return () => void (connection.isOpen = false);
        };
      },
    }),
  );
  store.runFeatureSaga('shell/realtime', saga);
  open.push(close);
  return {
    store,
    connections,
    loads,
    failures,
    reloads: () => reloads,
    delivered,
    reconnects: () => reconnects,
    releases: () => releases,
    said: () => toasts.shown.map(({ kind, title }) => `${kind}: ${title}`),
    /** Advances the timers and flushes the work that waited for them. */
    wait: (ms = 0) => jest.advanceTimersByTimeAsync(ms),
    signIn: async (profile = aProfile({ verified: false })) => {
      store.dispatch(profileLoaded(profile));
      await jest.advanceTimersByTimeAsync(0);
    },
    say: (event: ChannelEvent) => connections.at(-1)?.emit(event),
  };
}

describe('createRealtimeSaga', () => {
  it('does not load the client for a visitor', async () => {
    const page = aPage();
    page.store.dispatch(signedOut());
    await page.wait(MINUTE);
    expect(page.loads).toEqual([]);
  });

  it('shows a toast and reloads the profile when the e-mail address is verified', async () => {
    const page = aPage();
    await page.signIn(aProfile());
    page.say(subscribed);
    expect(page.reloads()).toBe(0);
    page.say(verified);
    expect(page.said()).toEqual(['success: Your account has been verified successfully.']);
    expect(page.reloads()).toBe(1);
  });

  it('delivers every other event to the remotes', async () => {
    const page = aPage();
    await page.signIn(aRecruiterProfile());
    page.say(subscribed);
    page.say({ type: 'event', name: 'application-received', payload: { vacancy_id: 12 } });
    expect(page.delivered).toEqual([['application-received', { vacancy_id: 12 }]]);
    expect(page.said()).toEqual([]);
  });

  it('asks for newer releases when the site announces one', async () => {
    const page = aPage();
    await page.signIn();
    page.say(subscribed);
    page.say({ type: 'event', name: 'releases-activated', payload: null });
    expect([page.releases(), page.delivered]).toEqual([1, []]);
  });

  it('notifies the remotes of each reconnect', async () => {
    const page = aPage();
    await page.signIn();
    page.say(subscribed);
    expect(page.reconnects()).toBe(0);
    page.say(subscribed);
    expect(page.reconnects()).toBe(1);
    page.say(denied);
    await page.wait(5000);
    page.say(subscribed);
    expect(page.reconnects()).toBe(2);
  });

  it('subscribes once when the profile is loaded again', async () => {
    const page = aPage();
    await page.signIn();
    await page.signIn();
    expect(page.connections).toHaveLength(1);
  });

  it('disconnects on sign-out and subscribes for the next user', async () => {
    const page = aPage();
    await page.signIn();
    page.store.dispatch(signedOut());
    expect(page.connections.map(({ isOpen }) => isOpen)).toEqual([false]);
    page.say(verified);
    expect(page.said()).toEqual([]);

    await page.signIn(aRecruiterProfile());
    expect(page.connections.map(({ userId, isOpen }) => [userId, isOpen])).toEqual([
      [aProfile().id, false],
      [aRecruiterProfile().id, true],
    ]);
  });

  it('does not connect when the session ends while the client loads', async () => {
    const page = aPage();
    page.store.dispatch(profileLoaded(aProfile()));
    page.store.dispatch(signedOut());
    await page.wait(MINUTE);
    expect(page.connections).toEqual([]);
  });

  it('reloads an unverified profile after each reconnect', async () => {
    const page = aPage();
    await page.signIn();
    page.say(subscribed);
    expect(page.reloads()).toBe(1);
    page.say(subscribed);
    expect(page.reloads()).toBe(2);
    page.store.dispatch(profileLoaded(aProfile({ verified: true })));
    page.say(subscribed);
    expect(page.reloads()).toBe(2);
    expect(page.said()).toEqual([]);
  });
});

describe('a denied subscription', () => {
  it('is retried after 5 seconds, then after 10', async () => {
    const page = aPage();
    await page.signIn();
    page.say(denied);
    expect(page.connections.map(({ isOpen }) => isOpen)).toEqual([false]);
    await page.wait(4999);
    expect(page.connections).toHaveLength(1);
    await page.wait(1);
    expect(page.connections).toHaveLength(2);
    page.say(denied);
    await page.wait(9999);
    expect(page.connections).toHaveLength(2);
    await page.wait(1);
    expect(page.connections).toHaveLength(3);
    expect(page.said()).toEqual([]);
  });

  it('is retried at least every five minutes', async () => {
    const page = aPage();
    await page.signIn();
    for (let tries = 0; tries < 10; tries += 1) {
      page.say(denied);
      await page.wait(5 * MINUTE);
    }
    expect(page.connections).toHaveLength(11);
  });

  it('resets the delay once it was accepted', async () => {
    const page = aPage();
    await page.signIn();
    page.say(denied);
    await page.wait(5000);
    page.say(subscribed);
    page.say(denied);
    await page.wait(5000);
    expect(page.connections).toHaveLength(3);
  });
});

it('loads the client again after a failure, and reports it', async () => {
  const logged: unknown[] = [];
  navigator.sendBeacon = (_url, body) => {
    if (body instanceof URLSearchParams) logged.push(body.get('code'));
    return true;
  };
  const page = aPage();
  page.failures.push(new Error('Loading chunk realtime failed.'));
  await page.signIn();
  expect(logged).toEqual(['REALTIME_FAILED']);
  await page.wait(5000);
  expect(page.connections).toHaveLength(1);
});
