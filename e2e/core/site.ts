import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache');
/** URL of a site that is already running, for quick runs. Needs its API_URL, REALTIME_PORT and PORTAL_HOME. */
const runningUrl = process.env['E2E_URL'];

const ports = {
  site: 3100,
  siteServer: 3110,
  newRemoteSite: 3111,
  releaseSite: 3112,
  dashboardSite: 3113,
  objectStorageSite: 3114,
  /** This port and the next one. */
  stalledSite: 3115,
  faultySite: 3117,
  previewSite: 3120,
  otherOrigin: 3121,
  otherHost: 3122,
  openIdProvider: 3123,
  api: 3400,
  realtime: Number((runningUrl && process.env['REALTIME_PORT']) || 8180),
};

/** The site under test. A full run starts its own on an empty home, see `startSite.ts`. */
export const site = {
  root,
  cache,
  ports,
  home: runningUrl ? (process.env['PORTAL_HOME'] ?? join(root, '.portal')) : join(cache, 'e2e-home'),
  url: runningUrl ?? `http://localhost:${ports.site}`,
  apiUrl: (runningUrl && process.env['API_URL']) || `http://127.0.0.1:${ports.api}`,
};
