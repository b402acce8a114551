import type { Realtime } from '../../src/platform/realtime/startRealtime.ts';
import { openListeners } from './openListeners.ts';
import { openRealtime } from './openRealtime.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

/** Starts two joined realtime processes for all tests of a file and closes their clients after each. */
export function openTwoServers() {
  const opened = {} as { portal: TestApp; here: Realtime; there: Realtime };
  const listeners = openListeners(() => opened.portal);
  beforeAll(async () => {
    opened.portal = await openTestApp();
    const servers = await Promise.all([openRealtime(opened.portal), openRealtime(opened.portal)]);
    [opened.here, opened.there] = servers;
  });
  afterEach(listeners.leave);
  afterAll(async () => {
    await Promise.all([opened.here.stop(), opened.there.stop()]);
    await opened.portal.close();
  });
  return { opened, listeners };
}
