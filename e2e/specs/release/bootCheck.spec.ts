import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { alterBuild } from '@cpa/scripts/testing';
import { site } from '../../core/site.ts';
import { copyReleases } from '../../core/siteServer.ts';

const folder = join(site.cache, 'e2e-boot-check');

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let env: NodeJS.ProcessEnv;
test.beforeAll(() => {
  env = {
    ...process.env,
    BOOT_CHECK: 'on',
    PORTAL_HOME: copyReleases(folder),
    API_URL: site.apiUrl,
    REALTIME_PORT: String(site.ports.realtime),
  };
});

/** Publishes and activates a remote with a replaced text. @returns the message of the command. */
function release(replaced: [string, string], remote = 'mfe-checkout', serverCode = ''): string {
  const build = join(folder, 'build');
  alterBuild(join(site.root, remote, 'dist'), build, replaced, serverCode);
  const command = [join(site.root, 'scripts/portal.ts'), 'publish', remote, '--dir', build, '--activate'];
  const { stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return stdout + stderr;
}

test('a release is activated when each of its pages works', () => {
  expect(release(['Pay per vacancy, not per month.', 'Pay when you post.'])).toContain('is active');
});

for (const [fault, replaced, problem] of [
  [
    'whose module has another shape',
    ['createRoutes', 'createPages'],
    '/plans of mfe-checkout: mfe-checkout failed (not-a-module).',
  ],
  [
    'with a link that has no name',
    ['See plans', ''],
    '/cart of mfe-checkout: Accessibility rule link-name: Links must have discernible text',
  ],
] satisfies [string, [string, string], string][])
  test(`a release ${fault} is refused`, () => {
    const message = release(replaced);
    expect(message).toContain('The boot check failed, so the release was rejected.');
    expect(message).toContain(problem);
  });

test('a release that breaks a journey is refused with the step that fails', () => {
  const message = release(['Next: template', 'Continue']);
  expect(message).toContain('The boot check failed, so the release was rejected.');
  expect(message).toContain(
    'Journey "A visitor puts a plan into the cart" of mfe-checkout: step 4 (click the link "Next: template")',
  );
});

for (const [fault, serverCode, problem] of [
  ['never ends', 'for (;;);', 'did not respond for'],
  ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all));', ''],
] as const)
  test(`a release whose server part ${fault} is refused`, () => {
    const code = `\nmodule.exports = { createRoutes() { ${serverCode} } };`;
    const message = release(['Pay per vacancy, not per month.', 'Pay later.'], 'mfe-checkout', code);
    expect(message).toContain('The boot check failed, so the release was rejected.');
    // Of its two pages, one that finds no process free is left to the browser and not named.
    const named = new RegExp(
      `The page of /plans(/:id)? of mfe-checkout on the server: Its process ${problem}`,
    );
    expect(message).toMatch(named);
  });

test('a release whose private page fails only with data is refused', () => {
  // A site without demo data, as in production, starts a separate API for the check.
  env['DEMO'] = 'off';
  const message = release(['.history).at(-1)', '.history.missing).at(-1)'], 'mfe-applicant');
  expect(message).toContain('The boot check failed, so the release was rejected.');
  expect(message).toContain('/applicant/applications of mfe-applicant: ');
});
