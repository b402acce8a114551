import Pusher from 'pusher';
import { pino } from 'pino';
import {
  startRealtime,
  type Realtime,
  type RealtimeParts,
} from '../../src/platform/realtime/startRealtime.ts';
import { findDenied } from '../../src/domains/accounts/channels/membership.repository.ts';
import type { TestApp } from './openTestApp.ts';

/** Starts a realtime server on the test's database, on a free port by default. */
export async function openRealtime(
  { app, db, connection }: TestApp,
  {
    config,
    port = 0,
    ...parts
  }: Partial<Omit<RealtimeParts, 'config'>> & {
    config?: Partial<RealtimeParts['config']>;
    port?: number;
  } = {},
): Promise<Realtime> {
  return await startRealtime({
    config: { ...app.config, ...config, realtimePort: port },
    db,
    listenOn: connection,
    log: pino({ level: 'silent' }),
    findDenied: async (held) => await findDenied(db, held),
    ...parts,
  });
}

/** Creates the official SDK for the server at this port. */
export function sdkAt(
  { app }: { app: Pick<TestApp['app'], 'config'> },
  { port }: { port: number },
  secret?: string,
): Pusher {
  const { PUSHER_APP_ID: appId, PUSHER_KEY: key, PUSHER_SECRET } = app.config.secrets;
  const server = { host: '127.0.0.1', port: String(port), useTLS: false };
  return new Pusher({ appId, key, secret: secret ?? PUSHER_SECRET, ...server });
}
