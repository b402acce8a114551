import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { BUILD_TIMEOUT_MS } from '../../core/faults/brokenBuilds.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { site } from '../../core/site.ts';
import { startSiteServer } from '../../core/siteServer.ts';
import { expect, test } from '../../core/test.ts';
import { demoRecruiter } from '../../core/users.ts';
import { shell } from '../../pages/shell.ts';

const folder = join(site.cache, 'e2e-new-remote');
const remote = join(folder, 'mfe-job-fairs');
/** Release store of a separate site server, so that other specs do not see the new remote. */
const home = join(folder, 'home');
const url = `http://localhost:${site.ports.newRemoteSite}`;

/** A vacancy of the demo recruiter's company without screening questions. */
const VACANCY_ID = 4;

test.use({ baseURL: url });
// All tests share one site server.
test.describe.configure({ mode: 'default' });

function run(script: string, args: string[], cwd = site.root): void {
  const env = { ...process.env, PORTAL_HOME: home };
  execFileSync(process.execPath, [join(site.root, 'scripts', script), ...args], { cwd, env });
}

let server: Awaited<ReturnType<typeof startSiteServer>> | undefined;

/** Generates and builds a remote, then publishes it to a running site. */
test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['releases', 'secrets.json'])
    cpSync(join(site.home, name), join(home, name), { recursive: true });
  server = await startSiteServer({ PORTAL_HOME: home }, site.ports.newRemoteSite);
  expect((await fetch(`${url}/job-fairs`)).status).toBe(404);

  run('new-remote.ts', ['job-fairs', '/job-fairs', '--into', folder]);
  run('build/build.ts', ['remote'], remote);
  run('portal.ts', ['publish', 'mfe-job-fairs', '--dir', join(remote, 'dist'), '--activate']);
});
test.afterAll(() => server?.stop());

test('serves the document head of a new remote without a restart', async ({ request }) => {
  const response = await request.get('/job-fairs');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>Job fairs | Career Portal Aruba | Jobs in Aruba</title>');
  expect(html).toContain('<meta name="description" content="Every sector of the labour market in Aruba.">');
  expect(html).toContain(`<link rel="canonical" href="${url}/job-fairs">`);
});

test('shows the page, the menu entry and the slot of a new remote', async ({ page }) => {
  await page.goto('/job-fairs');
  await expect(page.getByRole('heading', { level: 1, name: 'Job fairs' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hospitality and tourism' })).toBeVisible();
  await expect(page).toHaveTitle('Job fairs | Career Portal Aruba | Jobs in Aruba');
  await expect(page.getByRole('contentinfo').getByText('Job fairs is part of this site.')).toBeVisible();

  const documents = countDocumentRequests(page);
  await shell(page).follow('Plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await shell(page).follow('Job fairs');
  await expect(page.getByRole('heading', { level: 1, name: 'Job fairs' })).toBeVisible();
  expect(documents()).toBe(0);
});

test('delivers an event to a new remote, which sets its badge', async ({ page, browser, request }) => {
  const { user, headers } = await registerApplicant(request);
  const response = await request.post(`/api/vacancies/${VACANCY_ID}/apply`, { headers, data: {} });
  expect(response.status()).toBe(201);

  await signInByApi(page, user);
  const subscribed = waitForSubscription(page);
  await page.goto('/plans');
  await subscribed;

  const recruiterPage = await (await browser.newContext()).newPage();
  await signInByApi(recruiterPage, demoRecruiter);
  await recruiterPage.goto('/recruiter-dashboard/applicants');
  await recruiterPage
    .getByRole('link', { name: new RegExp(user.name) })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Job fairs.*1 update/ })).toBeVisible();
  await recruiterPage.context().close();
});

test('shows the fallback of a new remote when its files are missing', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/./);
  await page.route('**/remotes*/mfe-job-fairs/**', (route) => route.fulfill({ status: 404, body: 'Gone.' }));
  await page.goto('/job-fairs');
  await expect(page.getByText('Nothing you saved is lost.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse vacancies' })).toBeVisible();
});
