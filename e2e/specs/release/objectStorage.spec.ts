import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { alterBuild } from '@cpa/scripts/testing';
import type { Page } from '@playwright/test';
import { noticeRelease } from '../../core/noticeRelease.ts';
import { startObjectStorage } from '../../core/objectStorage.ts';
import { site } from '../../core/site.ts';
import { startSiteServer } from '../../core/siteServer.ts';
import { expect, test } from '../../core/test.ts';

const NAME = 'mfe-checkout';
const folder = join(site.cache, 'e2e-object-storage');
const home = join(folder, 'home');
const url = `http://localhost:${site.ports.objectStorageSite}`;
/** First text of the plans, by the version of mfe-checkout. */
const textOf = new Map<string, string>();

test.use({ baseURL: url, contextOptions: { reducedMotion: 'reduce' } });

let storage: Awaited<ReturnType<typeof startObjectStorage>>;
let server: Awaited<ReturnType<typeof startSiteServer>> | undefined;

/** Runs a release command; with `token`, over HTTP as a team does. @returns its JSON. */
async function portal(args: string[], token?: string): Promise<unknown> {
  const team = token === undefined ? {} : { PORTAL_URL: url, PORTAL_TOKEN: token };
  const env = { ...process.env, PORTAL_HOME: home, ...storage.settings, ...team };
  const command = [join(site.root, 'scripts/portal.ts'), ...args, '--json'];
  return JSON.parse((await promisify(execFile)(process.execPath, command, { env })).stdout);
}

const start = async () =>
  await startSiteServer({ PORTAL_HOME: home, ...storage.settings }, site.ports.objectStorageSite);

test.beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  copyFileSync(join(site.home, 'secrets.json'), join(home, 'secrets.json'));
  storage = await startObjectStorage(join(folder, 's3'));
  await portal(['keys', 'create']);
  await portal(['attestations', NAME, '--require', '0']);
  await portal(['publish', 'shell', '--activate']);
  await portal(['publish', NAME, '--activate']);
  server = await start();
});
test.afterAll(async () => {
  await server?.stop();
  await storage.stop();
});

type Health = { revision: number; remotes: Record<string, string> };

const health = async (): Promise<Health> => (await (await fetch(`${url}/health`)).json()) as Health;

/** Opens the plans. @returns the versions of the files of mfe-checkout that the page loads */
async function openPlans(page: Page): Promise<string[]> {
  const versions = new Set<string>();
  page.on('response', (response) => {
    const [, version] = /\/mfe-checkout\/([0-9a-f]{16})\//.exec(response.url()) ?? [];
    if (version !== undefined) versions.add(version);
  });
  await page.goto('/plans');
  page.removeAllListeners('response');
  return [...versions];
}

/** Waits until the site serves a version, whose files it first copies from S3. */
const waitUntilServed = async (version: string): Promise<void> =>
  await expect.poll(async () => (await health()).remotes[NAME], { intervals: [50] }).toBe(version);

const intro = (page: Page, version: string) => page.getByRole('main').getByText(textOf.get(version)!);

/** Cache headers of the responses of a page, by kind. */
function collectCacheHeaders(page: Page): Map<string, Set<string | undefined>> {
  const headers = new Map<string, Set<string | undefined>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const [, kind] =
      /^(?:\/remotes\/mfe-checkout\/[0-9a-f]{16}\/)?(entry|plans)\..*\.js$/.exec(pathname) ?? [];
    const key = kind ?? pathname;
    headers.set(key, (headers.get(key) ?? new Set()).add(response.headers()['cache-control']));
  });
  return headers;
}

test('a site with its releases in S3 serves one whole release after a kill during an activation', async ({
  page,
  consoleErrors,
}) => {
  // The open page loads its toast container some seconds after its start, which may be while the server is away.
  consoleErrors.allow(/ERR_CONNECTION_REFUSED.*\/toasts\./);
  const { remotes } = await health();
  const before = remotes[NAME]!;
  const build = join(folder, 'checkout');
  textOf.set(before, 'Pay per vacancy, not per month.');
  textOf.set(
    alterBuild(join(site.root, NAME, 'dist'), build, [textOf.get(before)!, 'Pay for what you post.']),
    'Pay for what you post.',
  );
  const after = [...textOf.keys()].at(-1)!;
  const { token } = (await portal(['token', 'create', 'checkout-team', NAME])) as { token: string };

  await page.clock.install();
  expect(await openPlans(page)).toEqual([before]);
  await portal(['publish', NAME, '--dir', build, '--activate'], token);
  await waitUntilServed(after);
  const cacheHeaders = collectCacheHeaders(page);
  await page.goto('/plans');
  await expect(intro(page, after)).toBeVisible();
  await portal(['rollback', NAME], token);
  await waitUntilServed(before);
  await noticeRelease(page);
  const immutable = new Set(['public, max-age=31536000, immutable']);
  expect(Object.fromEntries(cacheHeaders)).toMatchObject({
    '/plans': new Set(['no-cache']),
    entry: immutable,
    plans: immutable,
    '/api/_release': new Set(['no-store']),
    '/api/_release/document': new Set(['private, no-store']),
  });
  const { revision } = await health();

  // The new revision is stored, and the pointer names it or the previous one.
  const activation = portal(['activate', NAME, after], token).catch(() => undefined);
  await storage.waitFor(`history/${revision + 1}.json`);
  await server!.kill();
  await activation;
  server = await start();
  const ready = await fetch(`${url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', problems: [] }]);
  const active = (await health()).remotes[NAME]!;
  expect(await openPlans(page)).toEqual([active]);
  await expect(intro(page, active)).toBeVisible();

  await portal(['activate', NAME, after], token);
  await waitUntilServed(after);
  expect(await openPlans(page)).toEqual([after]);
  await expect(intro(page, after)).toBeVisible();
  expect((await health()).revision).toBe(revision + 2);
});
