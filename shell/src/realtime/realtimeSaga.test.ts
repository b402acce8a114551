import {
  applicationReceivedHeard,
  applicationStatusHeard,
  importProgressHeard,
  newsMissed,
  profileLoaded,
  profileReloadRequested,
  signedOut,
} from '@cpa/shared/session';
import { createPortalStore } from '@cpa/shared/store';
import { aProfile, aRecruiterProfile, fakeToasts } from '@cpa/shared/testing';
import { takeEvery } from 'typed-redux-saga';
import { createRealtimeSaga } from './realtimeSaga.ts';
import type { UserEvent } from './userEvents.ts';

const MINUTE = 60_000;
const open: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  jest.useRealTimers();
});

/** A page whose realtime server says what the test says. */
function aPage() {
  const toasts = fakeToasts();
  const connections: { userId: number; isOpen: boolean; emit: (event: UserEvent) => void }[] = [];
  const loads: number[] = [];
  const failures: Error[] = [];
  let reloads = 0;
  const passedOn: unknown[] = [];
  const store = createPortalStore();
  store.runFeatureSaga('test/reloads', function* () {
    yield* takeEvery(profileReloadRequested, () => void (reloads += 1));
    yield* takeEvery(
      [applicationReceivedHeard, applicationStatusHeard, importProgressHeard, newsMissed],
      (news) => void passedOn.push(news),
    );
  });
  store.runFeatureSaga(
    'shell/realtime',
    createRealtimeSaga({
      toasts,
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
  open.push(() => store.stopFeatureSagas('shell'));
  return {
    store,
    connections,
    loads,
    failures,
    reloads: () => reloads,
    passedOn,
    said: () => toasts.shown.map(({ kind, title }) => `${kind}: ${title}`),
    /** Lets time pass, and what was waiting for it happen. */
    wait: (ms = 0) => jest.advanceTimersByTimeAsync(ms),
    signIn: async (profile = aProfile({ verified: false })) => {
      store.dispatch(profileLoaded(profile));
      await jest.advanceTimersByTimeAsync(0);
    },
    say: (event: UserEvent) => connections.at(-1)?.emit(event),
  };
}

describe('the news for whoever is signed in', () => {
  it('are not even fetched for a visitor', async () => {
    const page = aPage();
    page.store.dispatch(signedOut());
    await page.wait(MINUTE);
    expect(page.loads).toEqual([]);
  });

  it('say that the address is verified, and the profile is read again', async () => {
    const page = aPage();
    await page.signIn(aProfile());
    page.say('listening');
    expect(page.reloads()).toBe(0);
    page.say('user-verified');
    expect(page.said()).toEqual(['success: Your account has been verified successfully.']);
    expect(page.reloads()).toBe(1);
  });

  it('of applications and imports are passed on to whoever shows them, without a word', async () => {
    const page = aPage();
    await page.signIn(aRecruiterProfile());
    page.say('listening');
    expect(page.passedOn).toEqual([]);
    page.say(applicationReceivedHeard({ vacancyId: 12 }));
    page.say(applicationStatusHeard({ vacancyId: 13 }));
    const progress = { import_id: 5, company_id: 3, pages_done: 2, pages_total: 4, found: 7 };
    page.say(importProgressHeard(progress));
    expect(page.passedOn).toEqual([
      applicationReceivedHeard({ vacancyId: 12 }),
      applicationStatusHeard({ vacancyId: 13 }),
      importProgressHeard(progress),
    ]);
    expect(page.said()).toEqual([]);
  });

  it('that a break may have swallowed are asked for when it is over', async () => {
    const page = aPage();
    await page.signIn();
    page.say('listening');
    page.say('listening');
    expect(page.passedOn).toEqual([newsMissed()]);
    page.say('refused');
    await page.wait(5000);
    page.say('listening');
    expect(page.passedOn).toEqual([newsMissed(), newsMissed()]);
  });

  it('are listened to once, however often the profile is read', async () => {
    const page = aPage();
    await page.signIn();
    await page.signIn();
    expect(page.connections).toHaveLength(1);
  });

  it('end with the session, and begin anew for the next person', async () => {
    const page = aPage();
    await page.signIn();
    page.store.dispatch(signedOut());
    expect(page.connections.map(({ isOpen }) => isOpen)).toEqual([false]);
    page.say('user-verified');
    expect(page.said()).toEqual([]);

    await page.signIn(aRecruiterProfile());
    expect(page.connections.map(({ userId, isOpen }) => [userId, isOpen])).toEqual([
      [aProfile().id, false],
      [aRecruiterProfile().id, true],
    ]);
  });

  it('end with the session also while they are being fetched', async () => {
    const page = aPage();
    page.store.dispatch(profileLoaded(aProfile()));
    page.store.dispatch(signedOut());
    await page.wait(MINUTE);
    expect(page.connections).toEqual([]);
  });

  it('are caught up with after a break, without a word, by who waits to be verified', async () => {
    const page = aPage();
    await page.signIn();
    page.say('listening');
    expect(page.reloads()).toBe(1);
    page.say('listening');
    expect(page.reloads()).toBe(2);
    page.store.dispatch(profileLoaded(aProfile({ verified: true })));
    page.say('listening');
    expect(page.reloads()).toBe(2);
    expect(page.said()).toEqual([]);
  });
});

describe('a subscription that is refused', () => {
  it('is tried again after 5 seconds, then after 10, quietly', async () => {
    const page = aPage();
    await page.signIn();
    page.say('refused');
    expect(page.connections.map(({ isOpen }) => isOpen)).toEqual([false]);
    await page.wait(4999);
    expect(page.connections).toHaveLength(1);
    await page.wait(1);
    expect(page.connections).toHaveLength(2);
    page.say('refused');
    await page.wait(9999);
    expect(page.connections).toHaveLength(2);
    await page.wait(1);
    expect(page.connections).toHaveLength(3);
    expect(page.said()).toEqual([]);
  });

  it('is tried at least every five minutes', async () => {
    const page = aPage();
    await page.signIn();
    for (let tries = 0; tries < 10; tries += 1) {
      page.say('refused');
      await page.wait(5 * MINUTE);
    }
    expect(page.connections).toHaveLength(11);
  });

  it('is forgotten once it was given', async () => {
    const page = aPage();
    await page.signIn();
    page.say('refused');
    await page.wait(5000);
    page.say('listening');
    page.say('refused');
    await page.wait(5000);
    expect(page.connections).toHaveLength(3);
  });
});

it('what could not be fetched is fetched again later, and logged', async () => {
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
