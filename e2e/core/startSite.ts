/** Starts the site under test with an empty home: no database, no releases, no secrets. */
import { rmSync } from 'node:fs';
import { site } from './site.ts';

rmSync(site.home, { recursive: true, force: true });
Object.assign(process.env, {
  SITE_PORT: String(site.ports.site),
  API_PORT: String(site.ports.api),
  REALTIME_PORT: String(site.ports.realtime),
  PORTAL_HOME: site.home,
  // The API accepts requests and WebSocket connections from the pages of `startSiteServer`.
  ALLOWED_ORIGINS: [
    `https://localhost:${site.ports.stalledSite}`,
    ...[
      site.ports.stalledSite + 1,
      site.ports.siteServer,
      site.ports.newRemoteSite,
      site.ports.releaseSite,
      site.ports.dashboardSite,
      site.ports.objectStorageSite,
      site.ports.previewSite,
      site.ports.otherOrigin,
    ].map((port) => `http://localhost:${port}`),
  ].join(' '),
  DEMO: 'on',
  // The provider of `specs/shell/openId.spec.ts`.
  GOOGLE_ISSUER: `http://localhost:${site.ports.openIdProvider}`,
  GOOGLE_CLIENT_ID: 'portal',
  GOOGLE_CLIENT_SECRET: 'a secret of the tests',
  // All requests of the run come from one IP address.
  RATE_LIMIT_FACTOR: '1000',
  // A test waits until it expires.
  PAYMENT_TIMEOUT_MS: '6000',
  // A busy machine must not make the browser render a page.
  RENDER_DEADLINE_MS: '20000',
});
await import('@cpa/scripts/start');
