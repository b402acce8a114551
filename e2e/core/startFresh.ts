/** Starts the site as on a machine that has never run it: no database, no releases, no secrets. */
import { rmSync } from 'node:fs';
import { site } from './site.ts';

rmSync(site.home, { recursive: true, force: true });
Object.assign(process.env, {
  SITE_PORT: '3100',
  API_PORT: '3400',
  REALTIME_PORT: '8180',
  PORTAL_HOME: site.home,
  DEMO: 'on',
  // All specs come from one address.
  RATE_LIMIT_FACTOR: '1000',
});
await import('@cpa/scripts/start');
