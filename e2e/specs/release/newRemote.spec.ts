import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { readBuild } from '../../core/faults/brokenBuilds.ts';
import { rewriteReleases, serveBuild } from '../../core/faults/releaseDocument.ts';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const into = join(site.cache, 'e2e-new-remote');
const folder = join(into, 'mfe-job-fairs');
const run = (script: string, args: string[], cwd: string) =>
  execFileSync(process.execPath, [join(site.root, 'scripts', script), ...args], { cwd });

test('a remote that was written a minute ago appears under its route, in the site as it was built before', async ({
  page,
  consoleErrors,
}) => {
  // The site server does not know the address, since the activation is played in the document alone.
  consoleErrors.allow(/status of 404/);
  rmSync(into, { recursive: true, force: true });
  run('new-remote.ts', ['job-fairs', '/job-fairs', '--into', into], site.root);
  run('build/build.ts', ['remote'], folder);
  const release = await serveBuild(page, 'mfe-job-fairs', readBuild(join(folder, 'dist')));
  await rewriteReleases(page, (remotes) => [...remotes, release]);

  await page.goto('/job-fairs');
  await expect(page.getByRole('heading', { level: 1, name: 'Job fairs' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hospitality and tourism' })).toBeVisible();
  await expect(page).toHaveTitle('Job fairs | Career Portal Aruba | Jobs in Aruba');

  const documents = countDocumentRequests(page);
  await shell(page).follow('Plans');
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Job fairs' })).toBeVisible();
  expect(documents()).toBe(0);
});
