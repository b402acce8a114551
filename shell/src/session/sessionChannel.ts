import { eventChannel } from 'redux-saga';

/** Local storage key that next-auth's client writes to notify other tabs. */
const BROADCAST_KEY = 'nextauth.message';

export type SessionWatch = {
  /** Checks the session when the page becomes visible. */
  isRefetchedOnFocus: boolean;
  /** Seconds between two checks; 0 disables polling. */
  pollSeconds: number;
};

/** Emits when the session may have changed outside this tab. */
export function createSessionChannel({ isRefetchedOnFocus, pollSeconds }: SessionWatch) {
  return eventChannel<true>((emit) => {
    const ask = () => emit(true);
    const onVisibility = () => isRefetchedOnFocus && document.visibilityState === 'visible' && ask();
    const onStorage = ({ key, newValue }: StorageEvent) => key === BROADCAST_KEY && newValue && ask();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('storage', onStorage);
    window.addEventListener('online', ask);
    const timer = pollSeconds > 0 ? setInterval(ask, pollSeconds * 1000) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('online', ask);
      clearInterval(timer);
    };
  });
}
