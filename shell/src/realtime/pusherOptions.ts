import type { Options } from 'pusher-js';
import type { RealtimeServer } from '../config/pageConfig.ts';

/** Returns the options with which the Pusher client connects only to our realtime server. */
export function pusherOptions({ host, port, tls }: RealtimeServer) {
  return {
    // Required by the client, which then uses the host below.
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    // HTTP transports would load scripts from another origin. Without TLS the client would also try `wss` after 2 s,
    // which the content security policy blocks.
    enabledTransports: tls ? ['ws', 'wss'] : ['ws'],
  } satisfies Partial<Options>;
}
