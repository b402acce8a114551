import { rmSync } from 'node:fs';
import { createLogger } from '@cpa/shared/server';
import { buildSite } from './buildSite.ts';
import { demoPage, siteFolders } from '../testing/siteFixture.ts';

test.each([
  '/reset-password?token=hunter2',
  '/verify-email?token=hunter2',
  '/api/auth/callback/email?callbackUrl=%2F&token=hunter2&email=a%40b.aw',
  '/api/files/resumes/1?token=hunter2',
  '/login?callbackUrl=%2Freset-password%3Ftoken%3Dhunter2',
  '/login?magic=hunter2&email=a%40b.aw',
  '/recruiter-dashboard/invitation?token=hunter2',
  '/cv-builder/shared?token=hunter2',
  '/%E0?token=hunter2',
  '/api/search-alerts/confirm?token=hunter2',
  '/api/search-alerts/unsubscribe?token=hunter2',
  '/api/newsletter-email/confirm?token=hunter2',
  '/api/newsletter-email/unsubscribe?token=hunter2',
])('the log of the site does not contain the token of %s', async (url) => {
  const folders = siteFolders();
  const lines: string[] = [];
  const site = await buildSite({
    shellDir: folders.shellDir,
    releasesDir: folders.releasesDir,
    apiUrl: 'http://127.0.0.1:9',
    siteUrl: 'http://localhost:3000',
    connectTo: [],
    page: demoPage,
    secret: 'secret',
    logger: createLogger('info', (line) => void lines.push(line)),
  });
  await site.inject({ url });
  await site.close();
  rmSync(folders.home, { recursive: true });
  expect(lines.join('')).toContain(url.split('?')[0]);
  expect(lines.join('')).not.toContain('hunter2');
});
