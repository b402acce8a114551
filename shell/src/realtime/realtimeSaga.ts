import { type Toasts, toastText } from '@cpa/shared/remote';
import {
  newsMissed,
  profileLoaded,
  profileReloadRequested,
  selectIsUnverified,
  selectProfile,
  signedOut,
} from '@cpa/shared/session';
import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { reportProblem } from '../session/reportProblem.ts';
import type { OpenUserEvents, UserEvent } from './userEvents.ts';

export type RealtimeParts = { load: () => Promise<OpenUserEvents>; toasts: Toasts };

/** Milliseconds before a refused subscription is tried again; doubles each time, up to the limit. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

/** Listens to the news for whoever is signed in, from the loading of the profile to the end of the session. */
export function createRealtimeSaga({ load, toasts }: RealtimeParts) {
  return function* realtimeSaga() {
    for (;;) {
      const profile = (yield* select(selectProfile)) ?? (yield* take(profileLoaded)).payload;
      yield* race([call(stayConnected, profile.id), take(signedOut)]);
    }
  };

  /** A lost connection is the client's own affair; this is for what it gives up on. */
  function* stayConnected(userId: number) {
    let pause = FIRST_PAUSE_MS;
    let hasBroken = false;
    for (;;) {
      try {
        const open = yield* call(load);
        if (yield* call(listen, open, userId, hasBroken)) pause = FIRST_PAUSE_MS;
      } catch (error) {
        reportProblem('REALTIME_FAILED', error);
      }
      hasBroken = true;
      yield* delay(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Returns, once refused, whether it had been listening before. */
  function* listen(open: OpenUserEvents, userId: number, hasBroken: boolean) {
    const channel = eventChannel<UserEvent>((emit) => open(userId, emit));
    let wasListening = false;
    try {
      for (;;) {
        const event = yield* take(channel);
        if (event === 'refused') return wasListening;
        if (event === 'user-verified') yield* call(tellVerified);
        else if (event !== 'listening') yield* put(event);
        else {
          yield* call(catchUp, hasBroken || wasListening);
          wasListening = true;
        }
      }
    } finally {
      channel.close();
    }
  }

  function* tellVerified() {
    toasts.success({ title: toastText('toast.verified') });
    yield* put(profileReloadRequested());
  }

  /** The link in the mail may have been followed while nobody listened. */
  function* catchUp(hasBroken: boolean) {
    if (hasBroken) yield* put(newsMissed());
    if (yield* select(selectIsUnverified)) yield* put(profileReloadRequested());
  }
}
