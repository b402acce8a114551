import Pusher from 'pusher-js';
import type { PageSettings } from '../respond/renderDocument.ts';

/** Public channel on which the API announces that data of public pages has changed. */
const CHANNEL = 'public-data';
const EVENT = 'changed';

export type Changes = {
  /** Called for each change, and when changes may have been missed. */
  onChange: () => void;
  /** Says whether changes arrive. */
  onConnected: (isConnected: boolean) => void;
};

/** Listens to changes of public data, as a client of the realtime server. Returns the function that ends it. */
export function announceChanges(
  { key, host, port, tls }: PageSettings['realtime'],
  { onChange, onConnected }: Changes,
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
  const channel = pusher.subscribe(CHANNEL);
  channel.bind('pusher:subscription_succeeded', () => {
    onConnected(true);
    onChange();
  });
  channel.bind(EVENT, onChange);
  pusher.connection.bind('state_change', ({ previous }: { previous: string }) => {
    if (previous === 'connected') onConnected(false);
  });
  return () => pusher.disconnect();
}
