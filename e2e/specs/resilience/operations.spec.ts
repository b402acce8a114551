import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { site } from '../../core/site.ts';

const run = promisify(execFile);

/** Runs an operator command on the running site. */
async function portal(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/portal.ts', ...args], {
    cwd: site.root,
    env: {
      ...process.env,
      PORTAL_HOME: site.home,
      DEMO: 'on',
      RATE_LIMIT_FACTOR: '1000',
      RENDER_DEADLINE_MS: '20000',
      BACKUP_PASSPHRASE: 'horse battery staple',
    },
  });
  return stdout;
}

test('a backup of the running site serves pages and signs in after a restore', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-backup-'));
  try {
    expect(await portal('backup', folder)).toContain('the encrypted secrets');
    const report = await portal('backup', 'verify', folder);
    for (const step of ['Compared rows and checksums', 'Loaded the home page', 'Loaded vacancy', 'Signed in'])
      expect(report).toContain(step);
    expect(report).toMatch(/is good: \d+ tables with \d+ rows/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the status page is accessible in both themes and fits a narrow screen', async ({ page }) => {
  await page.goto(`${site.url}/status`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
