import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { alterBuild } from '@cpa/scripts/testing';
import { expectAccessible } from '../../core/accessibility.ts';
import { startFileServer } from '../../core/fileServer.ts';
import { site } from '../../core/site.ts';
import { copyReleases, startSiteServer } from '../../core/siteServer.ts';
import { expect, test } from '../../core/test.ts';

const folder = join(site.cache, 'e2e-previews');
const home = join(folder, 'home');
const build = join(folder, 'build');
const url = `http://localhost:${site.ports.previewSite}`;
const filesUrl = `http://localhost:${site.ports.otherOrigin}`;

const LIVE = 'Pay per vacancy, not per month.';
const CHANGED = 'Pay for each vacancy.';

test.use({ baseURL: url });
// All tests share one site server.
test.describe.configure({ mode: 'serial' });

let server: Awaited<ReturnType<typeof startSiteServer>> | undefined;
test.beforeAll(async () => {
  const settings = { PORTAL_HOME: copyReleases(folder), PREVIEW_ORIGINS: filesUrl, FILES_URL: site.url };
  server = await startSiteServer(settings, site.ports.previewSite);
  alterBuild(join(site.root, 'mfe-checkout/dist'), build, [LIVE, CHANGED]);
});
test.afterAll(() => server?.stop());

/** Runs a release command. @returns its JSON. */
function portal(args: string[], env: Record<string, string> = {}): unknown {
  const command = [join(site.root, 'scripts/portal.ts'), ...args, '--json'];
  return JSON.parse(
    execFileSync(process.execPath, command, {
      env: { ...process.env, PORTAL_HOME: home, ...env },
      encoding: 'utf8',
    }),
  );
}

const teamToken = (): string =>
  (portal(['token', 'create', 'checkout-team', 'mfe-checkout']) as { token: string }).token;

const text = (page: Page, content: string) => page.getByRole('main').getByText(content);
const badge = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** Collects the origins of the scripts of a remote. */
function originsOf(page: Page, remote: string): Set<string> {
  const origins = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && (pathname.includes(`/${remote}/`) || origin === filesUrl))
      origins.add(origin);
  });
  return origins;
}

test('a preview is shown to everyone with its link, until one click ends it', async ({ page, browser }) => {
  const [published] = portal(['publish', 'mfe-checkout', '--dir', build, '--preview'], {
    PORTAL_URL: url,
    PORTAL_TOKEN: teamToken(),
  }) as { preview: { url: string } }[];
  await page.goto(`${published!.preview.url}?to=/plans`);
  await expect(page).toHaveURL(`${url}/plans`);
  await expect(text(page, CHANGED)).toBeVisible();
  await expect(badge(page)).toContainText('Preview of mfe-checkout');
  await expectAccessible(page);
  const other = await browser.newPage();
  await other.goto(`${url}/plans`);
  await expect(text(other, LIVE)).toBeVisible();
  await other.close();
  await badge(page).getByRole('link', { name: 'Back to the live site' }).click();
  await expect(text(page, LIVE)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('a build at another origin runs with its hashes, and is replaced by the live release when it is gone', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load|Federation|ERR_/);
  const files = await startFileServer(build, site.ports.otherOrigin);
  const release: unknown = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8'));
  const response = await page.request.post(`${url}/api/_portal/mfe-checkout/previews`, {
    headers: { authorization: `Bearer ${teamToken()}` },
    data: { release, base_url: `${filesUrl}/` },
  });
  const preview = (await response.json()) as { url: string };
  const origins = originsOf(page, 'mfe-checkout');
  await page.goto(`${preview.url}?to=/plans`);
  await expect(text(page, CHANGED)).toBeVisible();
  expect([...origins]).toEqual([filesUrl]);

  await files.stop();
  await page.reload();
  await expect(badge(page)).toContainText('did not load. You see the live site.');
  await expect(text(page, LIVE)).toBeVisible();
  await badge(page).getByRole('link', { name: 'End the preview' }).click();
  await expect(badge(page)).toHaveCount(0);
  await expect(text(page, LIVE)).toBeVisible();
});

test('a local build is shown inside the live site, without a publication', async ({ page }) => {
  const command = ['scripts/dev.ts', 'mfe-checkout', '--against', url, '--override'];
  const env = { ...process.env, PORTAL_TOKEN: teamToken(), DEV_PORT: String(site.ports.otherOrigin) };
  const dev = spawn(process.execPath, command, { cwd: site.root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const origins = originsOf(page, 'mfe-checkout');
    await page.goto(`${await previewLink(dev.stdout)}?to=/plans`);
    await expect(badge(page)).toContainText('Preview of mfe-checkout');
    await expect(text(page, LIVE)).toBeVisible();
    expect([...origins]).toEqual([filesUrl]);
    origins.clear();
    await badge(page).getByRole('link', { name: 'Back to the live site' }).click();
    await expect(badge(page)).toHaveCount(0);
    await expect(text(page, LIVE)).toBeVisible();
    expect(origins).not.toContain(filesUrl);
  } finally {
    if (dev.kill()) await once(dev, 'exit');
  }
});

/** Reads the link that `npm run dev` prints after the first build. */
async function previewLink(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, link] = /^Open (\S+)$/.exec(line) ?? [];
    if (link !== undefined) return link;
  }
  throw new Error('npm run dev ended without a link.');
}

test('files of remotes come from another origin, and from the site when their hashes differ', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/integrity|digest|Failed to load|Federation|ERR_/);
  const origins = originsOf(page, 'mfe-checkout');
  await page.goto('/plans');
  await expect(text(page, LIVE)).toBeVisible();
  expect([...origins]).toEqual([site.url]);

  await page.context().clearCookies();
  await page.route(`${site.url}/remotes/mfe-checkout/**`, async (route) => {
    const response = await route.fetch();
    const body = `document.title = 'Tampered';${await response.text()}`;
    await route.fulfill({ response, body });
  });
  origins.clear();
  await page.goto('/plans');
  await expect(text(page, LIVE)).toBeVisible();
  expect(origins).toContain(url);
  expect(await page.title()).not.toContain('Tampered');
  // Files still load in the background.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
