import { type Toasts, toastText } from '@cpa/shared/remote';
import {
  profileLoaded,
  profileReloadRequested,
  selectIsUnverified,
  selectProfile,
  signedOut,
} from '@cpa/shared/session';
import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { reportProblem } from '../reporting/reportProblem.ts';
import { realtimeReconnected, shellEventReceived } from './realtimeActions.ts';
import {
  type ChannelEvent,
  type OpenUserChannel,
  RELEASES,
  SHELL_EVENTS,
  USER_VERIFIED,
} from './userChannel.ts';

/** Receives the events of the remotes. */
type EventSink = { deliver: (name: string, payload: unknown) => void; reconnected: () => void };

export type RealtimeOptions = {
  load: () => Promise<OpenUserChannel>;
  toasts: Toasts;
  events: EventSink;
  /** Called when the site has announced another release. */
  onRelease?: (() => void) | undefined;
};

/** Milliseconds before a denied subscription is retried; doubles each time, up to the maximum. */
const FIRST_DELAY_MS = 5000;
const MAX_DELAY_MS = 300_000;

/** Subscribes to the events of the signed-in user, from the first profile to the end of the session. */
export function createRealtimeSaga({ load, toasts, events, onRelease }: RealtimeOptions) {
  return function* realtimeSaga() {
    for (;;) {
      const profile = (yield* select(selectProfile)) ?? (yield* take(profileLoaded)).payload;
      yield* race([call(stayConnected, profile.id), take(signedOut)]);
    }
  };

  /** The client itself reconnects after a lost connection. This retries when the client has stopped. */
  function* stayConnected(userId: number) {
    let pause = FIRST_DELAY_MS;
    let hasBroken = false;
    for (;;) {
      try {
        const open = yield* call(load);
        if (yield* call(listen, open, userId, hasBroken)) pause = FIRST_DELAY_MS;
      } catch (error) {
        reportProblem('REALTIME_FAILED', error);
      }
      hasBroken = true;
      yield* delay(pause);
      pause = Math.min(pause * 2, MAX_DELAY_MS);
    }
  }

  /** Returns when the subscription is denied: true if it had been accepted before. */
  function* listen(open: OpenUserChannel, userId: number, hasBroken: boolean) {
    const channel = eventChannel<ChannelEvent>((emit) => open(userId, emit));
    let wasSubscribed = false;
    try {
      for (;;) {
        const event = yield* take(channel);
        if (event.type === 'denied') return wasSubscribed;
        if (event.type === 'event') yield* call(handle, event);
        else {
          yield* call(catchUp, hasBroken || wasSubscribed);
          wasSubscribed = true;
        }
      }
    } finally {
      channel.close();
    }
  }

  function* handle({ name, payload }: { name: string; payload: unknown }) {
    if (name === USER_VERIFIED) {
      toasts.success({ title: toastText('toast.verified') });
      yield* put(profileReloadRequested());
    } else if (name === RELEASES.name) {
      onRelease?.();
    } else if (SHELL_EVENTS.includes(name)) {
      yield* put(shellEventReceived({ name, payload }));
    } else {
      events.deliver(name, payload);
    }
  }

  /** Events may have been missed, such as the verification of the e-mail address. */
  function* catchUp(hasBroken: boolean) {
    if (hasBroken) {
      events.reconnected();
      yield* put(realtimeReconnected());
    }
    if (yield* select(selectIsUnverified)) yield* put(profileReloadRequested());
  }
}
