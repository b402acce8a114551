import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@cpa/scripts/browser';
import { site } from './core/site.ts';

const chromium = findChromium();

export default defineConfig({
  testDir: './specs',
  outputDir: join(site.cache, 'test-results'),
  // One site serves all specs; each makes its own people, so two may run side by side.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Deadlines for a machine that is busy with other things: a good run comes near none of them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join(site.cache, 'playwright.json') }]],
  use: {
    baseURL: site.url,
    viewport: { width: 1280, height: 900 },
    // Requests that pass through a service worker are out of the reach of `page.route`; its own spec lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  // E2E_URL: walk a site that runs already, as while writing a spec.
  ...(!process.env['E2E_URL'] && {
    webServer: {
      command: `"${process.execPath}" e2e/core/startSite.ts`,
      cwd: site.root,
      url: `${site.url}/health`,
      timeout: 1_200_000,
      stdout: 'pipe',
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
});
