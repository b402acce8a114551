import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { type Build, readBuild } from '../../core/faults/brokenBuilds.ts';
import { rewriteReleases, serveBuild } from '../../core/faults/releaseDocument.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { demoRecruiter } from '../../core/users.ts';
import { shell } from '../../pages/shell.ts';

const into = join(site.cache, 'e2e-new-remote');
const folder = join(into, 'mfe-job-fairs');
const run = (script: string, args: string[], cwd: string) =>
  execFileSync(process.execPath, [join(site.root, 'scripts', script), ...args], { cwd });

/** A vacancy of the demo recruiter's company without screening questions. */
const VACANCY_ID = 4;

/** A remote as `npm run new-remote` writes it, built, without a change elsewhere in the repository. */
let build: Build;
test.beforeAll(() => {
  rmSync(into, { recursive: true, force: true });
  run('new-remote.ts', ['job-fairs', '/job-fairs', '--into', into], site.root);
  run('build/build.ts', ['remote'], folder);
  build = readBuild(join(folder, 'dist'));
});

test.beforeEach(async ({ page, consoleErrors }) => {
  // The release is added to the document in the browser, so the site server does not know the URL.
  consoleErrors.allow(/status of 404/);
  const release = await serveBuild(page, 'mfe-job-fairs', build);
  await rewriteReleases(page, (remotes) => [...remotes, release]);
});

test('shows the page, the menu entry and the slot of a new remote in a site that was built before', async ({
  page,
}) => {
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
