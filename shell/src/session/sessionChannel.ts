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
