import { eventChannel } from 'redux-saga';

/** The key under which next-auth's client tells other tabs of a change; they hear of it as a storage event. */
const BROADCAST_KEY = 'nextauth.message';

export type SessionWatch = {
  /** Ask again when the page comes back into view. */
  isRefetchedOnFocus: boolean;
  /** Seconds between two questions; 0 never asks by itself. */
  pollSeconds: number;
};

/** Every moment at which the session may have changed without this tab's doing. */
export function createSessionChannel({ isRefetchedOnFocus, pollSeconds }: SessionWatch) {
  return eventChannel<true>((emit) => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = () => emit(true);
    if (isRefetchedOnFocus) {
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask(), {
        signal,
      });
    }
    window.addEventListener('storage', ({ key, newValue }) => key === BROADCAST_KEY && newValue && ask(), {
      signal,
    });
    window.addEventListener('online', ask, { signal });
    const timer = pollSeconds > 0 ? setInterval(ask, pollSeconds * 1000) : undefined;
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  });
}
