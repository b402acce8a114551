import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';

const folder = join(site.cache, 'e2e-other-host');
const url = `http://localhost:${site.ports.otherHost}`;
const BUILD_TIMEOUT_MS = 120_000;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the other host's page for every path, and sends its API requests on to the site. */
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const answer = async (): Promise<void> => {
    if (path.startsWith('/api/')) {
      const forwarded = await fetch(site.apiUrl + path.slice('/api'.length));
      response.writeHead(forwarded.status, { 'content-type': 'application/json' });
      response.end(await forwarded.text());
      return;
    }
    const file = path.startsWith('/host/') ? path : '/index.html';
    const content = await readFile(join(folder, file));
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/html' }).end(content);
  };
  answer().catch(() => response.writeHead(404).end());
});

// Both tests share one server.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const script = join(site.root, 'scripts/build/buildOtherHost.ts');
  execFileSync(process.execPath, [script, folder, site.url], { cwd: site.root });
  await once(server.listen(site.ports.otherHost, 'localhost'), 'listening');
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const remoteFiles = `${site.url}/remotes/mfe-public/**/*.js`;
const companies = (page: Page) => page.getByRole('heading', { level: 1, name: 'Companies in Aruba' });

test('a page of another origin that is not the shell shows a remote of the site', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).origin);
  });
  await page.goto(`${url}/companies`);
  await expect(companies(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('Aloe Dorada Laboratories')).toBeVisible();
  expect([...scripts].toSorted()).toEqual([site.url, url].toSorted());
  expect(
    await page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('portal'))),
  ).toEqual([]);
});

test('a page of another origin refuses a file of a remote that was changed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/integrity|digest|Failed|Federation|RUNTIME|dynamically/);
  await page.route(remoteFiles, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.wasChanged = true;${await response.text()}` });
  });
  const refused = page.waitForEvent('console', (message) => /integrity|digest/.test(message.text()));
  await page.goto(`${url}/companies`);
  await refused;
  await expect(companies(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'wasChanged' in globalThis)).toBe(false);
});
