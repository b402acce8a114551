import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { alterBuild } from '@cpa/scripts/testing';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { getHost } from '../../core/host.ts';
import { noticeRelease } from '../../core/noticeRelease.ts';
import { site } from '../../core/site.ts';
import { copyReleases, startSiteServer } from '../../core/siteServer.ts';
import { expect, test } from '../../core/test.ts';
import { addStarterToCart } from '../../pages/plans.ts';
import { shell } from '../../pages/shell.ts';

const folder = join(site.cache, 'e2e-deploy');
/** Release store of a separate site server, so that other specs keep their releases. */
const home = join(folder, 'home');
const url = `http://localhost:${site.ports.releaseSite}`;

test.use({ baseURL: url, contextOptions: { reducedMotion: 'reduce' } });
// All tests share one site server.
test.describe.configure({ mode: 'serial' });

const env = { ...process.env, PORTAL_HOME: home };

/** Runs a release command; with `token`, over HTTP as a team does. @returns its JSON. */
function portal(args: string[], token?: string): unknown {
  const team = token === undefined ? {} : { PORTAL_URL: url, PORTAL_TOKEN: token };
  const command = [join(site.root, 'scripts/portal.ts'), ...args, '--json'];
  return JSON.parse(execFileSync(process.execPath, command, { env: { ...env, ...team }, encoding: 'utf8' }));
}

const versions = async (): Promise<{ shell: string; remotes: Record<string, string> }> =>
  (await (await fetch(`${url}/health`)).json()) as { shell: string; remotes: Record<string, string> };

const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

let server: Awaited<ReturnType<typeof startSiteServer>> | undefined;
/** Token of the team of mfe-checkout. */
let token: string;
test.beforeAll(async () => {
  server = await startSiteServer({ PORTAL_HOME: copyReleases(folder) }, site.ports.releaseSite);
  ({ token } = portal(['token', 'create', 'checkout-team', 'mfe-checkout']) as { token: string });
});
test.afterAll(() => server?.stop());

/** State of the remote that shows the companies. */
const stateOf = async (page: Page): Promise<Record<string, unknown>> =>
  await (
    await getHost(page)
  ).evaluate(({ store }) => {
    const { publicCompanyDirectory } = store.getState();
    return { publicCompanyDirectory };
  });

const intro = (page: Page, text: string) => page.getByRole('main').getByText(text);

const offer = (page: Page) => page.getByText('A newer version of this page is ready.');

/** Takes the offer of a newer release. */
async function reload(page: Page): Promise<void> {
  await expect(offer(page)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

test('an open page takes a release of a remote that it has not loaded, and is offered others', async ({
  page,
  context,
  consoleErrors,
}) => {
  // The only page whose files are changed.
  consoleErrors.allow(/integrity|digest|ERR_|Failed to/i);
  const before = (await versions()).remotes['mfe-checkout'];
  const build = join(folder, 'checkout');
  const after = alterBuild(join(site.root, 'mfe-checkout/dist'), build, [
    'Pay per vacancy, not per month.',
    'Pay for each vacancy.',
  ]);

  const attacked = await context.newPage();
  for (const tab of [page, attacked]) {
    await tab.clock.install();
    await tab.goto('/companies');
  }
  await page.evaluate(() => Object.assign(globalThis, { memory: 'of the first document' }));
  const state = await stateOf(page);
  const documents = countDocumentRequests(page);
  portal(['publish', 'mfe-checkout', '--dir', build, '--activate', '--reason', 'shorter text'], token);
  expect((await versions()).remotes['mfe-checkout']).toBe(after);
  await noticeRelease(page);
  await shell(page).follow('Plans');
  await expect(intro(page, 'Pay for each vacancy.')).toBeVisible();
  await addStarterToCart(page);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(documents()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'memory'))).toBe('of the first document');
  expect(await stateOf(page)).toMatchObject(state);

  await attacked.route(new RegExp(`/${after}/plans\\.[^/]*\\.js$`), async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-encoding': 'identity' };
    await route.fulfill({ response, headers, body: `${await response.text()};globalThis.injected=true;` });
  });
  await noticeRelease(attacked);
  await shell(attacked).follow('Plans');
  await expect(attacked.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await attacked.evaluate(() => 'injected' in globalThis)).toBe(false);
  await attacked.close();

  portal(['rollback', 'mfe-checkout'], token);
  expect((await versions()).remotes['mfe-checkout']).toBe(before);
  await noticeRelease(page);
  await expect(offer(page)).toBeHidden();
  await shell(page).follow('Blog');
  await reload(page);
  await shell(page).follow('Plans');
  await expect(intro(page, 'Pay per vacancy, not per month.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const history = portal(['history', 'mfe-checkout'], token) as object[];
  expect(history.slice(0, 2)).toMatchObject([
    { action: 'rollback', version: before },
    {
      action: 'activate',
      version: after,
      reason: 'shorter text',
      by: expect.stringMatching(/^checkout-team\//),
    },
  ]);
});

test('a page that was open before the shell was deployed keeps working, also after a rollback', async ({
  page,
  context,
}) => {
  const before = (await versions()).shell;
  const build = join(folder, 'shell');
  const after = alterBuild(join(site.root, 'shell/dist'), build, [
    'Forgot your password?',
    'Lost your password?',
  ]);
  const latest = alterBuild(build, join(folder, 'latest'), ['Lost your password?', 'No password?']);
  await page.goto('/companies');
  const documents = countDocumentRequests(page);

  portal(['publish', 'shell', '--dir', build, '--activate']);
  expect((await versions()).shell).toBe(after);
  await signIn(page).click();
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  expect(documents()).toBe(0);

  const [second, third] = [await context.newPage(), await context.newPage()];
  await second.goto('/companies');
  portal(['publish', 'shell', '--dir', join(folder, 'latest'), '--activate']);
  expect((await versions()).shell).toBe(latest);
  await third.goto('/companies');
  portal(['rollback', 'shell']);
  expect((await versions()).shell).toBe(after);
  portal(['rollback', 'shell']);
  expect((await versions()).shell).toBe(before);
  await signIn(second).click();
  await expect(second.getByRole('link', { name: 'Lost your password?' })).toBeVisible();
  await signIn(third).click();
  await expect(third.getByRole('link', { name: 'No password?' })).toBeVisible();
  await third.goto('/login');
  await expect(third.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
});

test('a changed compressed copy is not used, whichever one the browser gets', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/integrity|digest|ERR_|Failed to/i);
  const version = (await versions()).remotes['mfe-checkout']!;
  const release = join(home, 'releases/remotes/mfe-checkout', version);
  const script = readdirSync(release).find((name) => /^plans\..*\.js$/.test(name))!;
  const changed = `${readFileSync(join(release, script), 'utf8')};globalThis.injected=true;`;
  const copies = { br: brotliCompressSync(changed), gz: gzipSync(changed) };
  const originals = Object.keys(copies).map((encoding) => {
    const path = join(release, `${script}.${encoding}`);
    return { path, content: readFileSync(path) };
  });
  const devtools = await page.context().newCDPSession(page);
  for (const [encoding, content] of Object.entries(copies)) {
    await devtools.send('Network.clearBrowserCache');
    writeFileSync(join(release, `${script}.${encoding}`), content);
    const response = page.waitForResponse((each) => each.url().includes(`/${script}`));
    await page.goto('/plans');
    expect((await response).headers()['content-encoding']).toBe(encoding === 'br' ? 'br' : 'gzip');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    // Without this file, the browser gets the next one.
    rmSync(join(release, `${script}.${encoding}`));
  }
  for (const { path, content } of originals) writeFileSync(path, content);
});

/** Requests documents as new visitors. @returns the cookie of the first one whose document names this version */
async function visitorOf(version: string, request: APIRequestContext): Promise<string> {
  for (;;) {
    const response = await request.get(`${url}/plans`, {
      headers: { 'sec-fetch-mode': 'navigate', cookie: '' },
    });
    const [, id = ''] = /cpa_visitor=([\w-]{44})/.exec(response.headers()['set-cookie'] ?? '') ?? [];
    expect(id, 'a canary runs').not.toBe('');
    if ((await response.text()).includes(version)) return id;
  }
}

test('a canary keeps its visitors on every page until it is aborted', async ({ browser, playwright }) => {
  const request = await playwright.request.newContext({ storageState: { cookies: [], origins: [] } });
  const build = join(folder, 'canary');
  const before = (await versions()).remotes['mfe-checkout']!;
  const after = alterBuild(join(site.root, 'mfe-checkout/dist'), build, [
    'Pay per vacancy, not per month.',
    'Pay when you post.',
  ]);
  portal(['publish', 'mfe-checkout', '--dir', build], token);
  portal(['canary', 'mfe-checkout', '10', '--of', after], token);

  const open = async (version: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: url });
    await context.addCookies([{ name: 'cpa_visitor', value: await visitorOf(version, request), url }]);
    return await context.newPage();
  };
  const [inSlice, outside] = [await open(after), await open(before)];
  for (const percent of ['10', '20']) {
    portal(['canary', 'mfe-checkout', percent], token);
    await inSlice.goto('/companies');
    await shell(inSlice).follow('Plans');
    await expect(intro(inSlice, 'Pay when you post.')).toBeVisible();
    await inSlice.reload();
    await expect(intro(inSlice, 'Pay when you post.')).toBeVisible();
  }
  expect(await outside.context().cookies()).toHaveLength(1);

  portal(['canary', 'mfe-checkout', 'abort', '--reason', 'wrong text'], token);
  for (const page of [inSlice, outside]) {
    await page.goto('/plans');
    await expect(intro(page, 'Pay per vacancy, not per month.')).toBeVisible();
    await page.context().close();
  }
  await request.dispose();
});
