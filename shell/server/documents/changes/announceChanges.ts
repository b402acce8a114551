import Pusher from 'pusher-js';
import type { PageSettings } from '../respond/renderDocument.ts';

/** Public channel on which the API announces that data of public pages has changed. */
const CHANNEL = 'public-data';
const EVENT = 'changed';
/** Public channel with the hashes of the sessions that end. */
const SESSIONS = { channel: 'sessions', event: 'ended' };

/**
 * Milliseconds after a change until it is announced once more. Each API keeps counts and the home page for some seconds,
 * so a page that was rendered at once may show the data before the change.
 */
const AGAIN_MS = 4500;

export type Changes = {
  /** Called for each change, and when changes may have been missed. */
  onChange: () => void;
  /** Reports whether changes arrive. */
  onConnected: (isConnected: boolean) => void;
  /** Called with the hash of each session that ends. */
  onSessionEnded?: (hash: string) => void;
  /** Default: 4.5 seconds. */
  againMs?: number;
};

/** Listens to changes of public data, as a client of the realtime server. Returns the function that ends it. */
export function announceChanges(
  { key, host, port, tls }: PageSettings['realtime'],
  { onChange, onConnected, onSessionEnded = () => undefined, againMs = AGAIN_MS }: Changes,
): () => void {
  const pusher = new Pusher(key, {
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
  });
  let again: NodeJS.Timeout | undefined;
  const change = (): void => {
    onChange();
    clearTimeout(again);
    again = setTimeout(onChange, againMs).unref();
  };
  pusher
    .subscribe(SESSIONS.channel)
    .bind(SESSIONS.event, ({ hash }: { hash: string }) => onSessionEnded(hash));
  const channel = pusher.subscribe(CHANNEL);
  channel.bind('pusher:subscription_succeeded', () => {
    onConnected(true);
    change();
  });
  channel.bind(EVENT, change);
  pusher.connection.bind('state_change', ({ previous }: { previous: string }) => {
    if (previous === 'connected') onConnected(false);
  });
  return () => {
    clearTimeout(again);
    pusher.disconnect();
  };
}
