import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { alterBuild } from '@cpa/scripts/testing';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { registerRecruiterAccount, verifyEmail } from '../../core/recruiters.ts';
import { setUpSecondStep } from '../../core/secondStep.ts';
import { site } from '../../core/site.ts';
import { copyReleases, startSiteServer } from '../../core/siteServer.ts';
import { expect, test } from '../../core/test.ts';

const folder = join(site.cache, 'e2e-dashboard');
/** Release store of a separate site server, so that other specs keep their releases. */
const home = join(folder, 'home');
const url = `http://localhost:${site.ports.dashboardSite}`;

test.use({ baseURL: url, contextOptions: { reducedMotion: 'reduce' } });

/** Runs a command of the portal CLI on the releases in `portalHome`, or as a team. @returns what it printed */
function portal(args: string[], portalHome = home, team = {}): string {
  const env = { ...process.env, PORTAL_HOME: portalHome, API_URL: site.apiUrl, ...team };
  return execFileSync(process.execPath, [join(site.root, 'scripts/portal.ts'), ...args], {
    env,
    encoding: 'utf8',
  });
}

// Each test starts several processes, and both change one store.
test.describe.configure({ mode: 'default' });

const activeCheckout = async (): Promise<string | undefined> => {
  const health = (await (await fetch(`${url}/health`)).json()) as { remotes: Record<string, string> };
  return health.remotes['mfe-checkout'];
};

let server: Awaited<ReturnType<typeof startSiteServer>> | undefined;
test.beforeAll(async () => {
  server = await startSiteServer({ PORTAL_HOME: copyReleases(folder) }, site.ports.dashboardSite);
});
test.afterAll(() => server?.stop());

test('an operator activates a release, aborts a canary and rolls back', async ({
  page,
  request,
  consoleErrors,
}) => {
  // An account that is not an operator gets 404.
  consoleErrors.allow(/status of 404 .*\/api\/_operator\/releases/);
  const user = await registerRecruiterAccount(request);
  await verifyEmail(request, user);
  const before = (await activeCheckout())!;
  const build = join(folder, 'checkout');
  const after = alterBuild(join(site.root, 'mfe-checkout/dist'), build, [
    'Pay per vacancy, not per month.',
    'Pay when you post.',
  ]);
  portal(['publish', 'mfe-checkout', '--dir', build]);
  portal(['canary', 'mfe-checkout', '10', '--of', after, '--reason', 'new text']);

  await signInByApi(page, user);
  await setUpSecondStep(page);
  await page.goto('/operator/releases');
  await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();
  portal(['operators', 'add', user.email], site.home);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Canary: mfe-checkout' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const canary = page.getByRole('region', { name: 'Canary: mfe-checkout' });
  await canary.getByRole('button', { name: '25%' }).click();
  await expect(page.getByText('Canary 25%')).toBeVisible();
  await canary.getByRole('button', { name: 'Abort…' }).click();
  await page.getByRole('button', { name: 'Abort canary' }).click();
  await expect(page.getByRole('heading', { name: 'No canary is running' })).toBeVisible();

  await page
    .getByRole('checkbox', { name: /^Revision/ })
    .first()
    .check();
  await page.getByRole('button', { name: /^Activate mfe-checkout/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The text is right after all');
  await dialog.getByRole('button', { name: 'Activate now' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(activeCheckout).toBe(after);

  await page.getByRole('button', { name: 'Roll back mfe-checkout…' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Nobody liked it');
  await dialog.getByRole('button', { name: 'Roll back now' }).click();
  await expect(page.getByText(`${user.email}: Nobody liked it`)).toBeVisible();
  await expect.poll(activeCheckout).toBe(before);
});

test('a release on staging is seen by its link only, then promoted', async ({ page, browser, request }) => {
  const user = await registerRecruiterAccount(request);
  await verifyEmail(request, user);
  portal(['operators', 'add', user.email], site.home);
  const build = join(folder, 'staged');
  const staged = alterBuild(join(site.root, 'mfe-checkout/dist'), build, [
    'Pay per vacancy, not per month.',
    'Pay for what you post.',
  ]);
  portal(['publish', 'mfe-checkout', '--dir', build]);
  portal(['environments', 'create', 'staging', '--teams', 'checkout-team']);
  const { token } = JSON.parse(portal(['token', 'create', 'checkout-team', 'mfe-checkout', '--json'])) as {
    token: string;
  };
  const team = { PORTAL_URL: url, PORTAL_TOKEN: token };
  portal(['activate', 'mfe-checkout', staged, '--on', 'staging'], home, team);
  const link = JSON.parse(portal(['environments', 'link', 'staging', '--json'], home, team)) as {
    url: string;
  };

  const live = await browser.newContext({ baseURL: url });
  const visitor = await live.newPage();
  await visitor.goto('/plans');
  await expect(visitor.getByText('Pay per vacancy, not per month.')).toBeVisible();
  await page.goto(`${link.url}?to=/plans`);
  await expect(page.getByText('Pay for what you post.')).toBeVisible();
  await expect(page.getByText(`staging: mfe-checkout ${staged.slice(0, 8)}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the live site' }).click();
  await expect(page.getByText('Pay per vacancy, not per month.')).toBeVisible();

  await signInByApi(page, user);
  await setUpSecondStep(page);
  await page.goto('/operator/releases');
  const environments = page.getByRole('region', { name: 'Environments' });
  await expect(environments.getByRole('row', { name: /mfe-checkout .* Ahead/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  portal(['promote', 'staging', 'live', '--reason', 'tried on staging'], home, team);
  await expect.poll(activeCheckout).toBe(staged);
  await visitor.goto('/plans');
  await expect(visitor.getByText('Pay for what you post.')).toBeVisible();
  await expect(environments.getByText('Shows what is live.')).toBeVisible({ timeout: 20_000 });
  await live.close();
});

test('a composition link shows exactly its releases of the shell and a remote, with its badge', async ({
  page,
  browser,
}) => {
  const [shell, checkout] = [join(folder, 'composed-shell'), join(folder, 'composed-checkout')];
  const shellVersion = alterBuild(join(site.root, 'shell/dist'), shell, [
    'Forgot your password?',
    'Lost your password?',
  ]);
  const version = alterBuild(join(site.root, 'mfe-checkout/dist'), checkout, [
    'Pay per vacancy, not per month.',
    'Pay once for each post.',
  ]);
  const created = portal(['token', 'create', 'platform-team', 'mfe-checkout', 'shell', '--json']);
  const { token } = JSON.parse(created) as { token: string };
  const team = { PORTAL_URL: url, PORTAL_TOKEN: token };
  portal(['publish', 'shell', '--dir', shell]);
  portal(['publish', 'mfe-checkout', '--dir', checkout]);
  const composed = ['--shell', shellVersion, '--with', `mfe-checkout@${version}`, '--json'];
  const link = JSON.parse(portal(['compose', ...composed], home, team)) as { url: string };

  await page.goto(`${link.url}?to=/plans`);
  await expect(page.getByText('Pay once for each post.')).toBeVisible();
  const badge = page.getByRole('complementary', { name: 'Preview' });
  for (const shown of [`mfe-checkout ${version.slice(0, 8)}`, `shell ${shellVersion.slice(0, 8)}`])
    await expect(badge).toContainText(shown);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Lost your password?' })).toBeVisible();

  const live = await browser.newContext({ baseURL: url });
  const visitor = await live.newPage();
  await visitor.goto('/login');
  await expect(visitor.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  await live.close();
});

test('an operator sees how a failed page was loaded, and the command finds its release', async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/planted/);
  const user = await registerRecruiterAccount(request);
  await verifyEmail(request, user);
  portal(['operators', 'add', user.email], site.home);
  const was = await activeCheckout();
  const build = join(folder, 'faulty');
  const faulty = alterBuild(join(site.root, 'mfe-checkout/dist'), build, [
    '"cart.empty.title")',
    '(()=>{throw new TypeError("planted")})())',
  ]);
  portal(['publish', 'mfe-checkout', '--dir', build, '--activate']);
  const other = join(folder, 'public');
  alterBuild(join(site.root, 'mfe-public/dist'), other, ['"companies.title"', '"companies.title" ']);
  portal(['publish', 'mfe-public', '--dir', other, '--activate']);

  const reported = page.waitForRequest('**/api/_report');
  await page.goto('/cart');
  await reported;
  await signInByApi(page, user);
  await setUpSecondStep(page);
  await page.goto('/operator/releases');
  const failures = page.getByRole('region', { name: 'Failures in pages' });
  await failures.getByText('threw-in-render, TypeError, on /cart').click();
  const trace = failures.getByRole('table', { name: 'How mfe-checkout was loaded' });
  for (const step of [/^cart\.\w+\.js, [1-9].* KB/, 'Modules evaluated', 'Routes created'])
    await expect(trace.getByRole('row', { name: step }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const found = portal(['blame', '--page', '/cart', '--symptom', 'threw-in-render', '--since', '1h']);
  expect(found).toContain('because of one release');
  expect(found).toContain(`${was} → ${faulty}`);
  expect(found).toMatch(new RegExp(`portal rollback mfe-checkout --to ${was} --expect \\d+`));
  expect(await activeCheckout()).toBe(faulty);
});
