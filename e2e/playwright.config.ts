import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '@cpa/scripts/browser';
import { site } from './core/site.ts';

const chromium = findChromium();

export default defineConfig({
  testDir: './specs',
  globalSetup: './core/globalSetup.ts',
  outputDir: join(site.cache, 'test-results'),
  // All specs share one site. Each creates its own accounts, so workers do not interfere. There is one more than the two
  // cores: a test waits for timers, mails and dialogs for a fifth of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes on its second run is reported as flaky.
  retries: 1,
  // More than three times what the slowest steps take on an idle machine, for one that is three times slower.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join(site.cache, 'playwright.json') }]],
  use: {
    baseURL: site.url,
    viewport: { width: 1280, height: 900 },
    // `page.route` does not see the requests of a service worker. Specs of the service worker allow it.
    serviceWorkers: 'block',
    // A trace copies the DOM at every action. With screenshots, it would also render every frame.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
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
  // E2E_URL runs the specs on a site that is already running.
  ...(!process.env['E2E_URL'] && {
    webServer: {
      command: `"${process.execPath}" e2e/core/startSite.ts`,
      cwd: site.root,
      // The site is ready before the API.
      url: `${site.url}/api/options`,
      timeout: 1_200_000,
      stdout: 'pipe',
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
});
