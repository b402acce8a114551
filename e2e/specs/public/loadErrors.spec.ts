import type { Locator } from '@playwright/test';
import { demoApplicant } from '../../core/users.ts';
import { VIEWPORTS } from '../../core/viewports.ts';
import { signInByApi } from '../../core/auth.ts';
import { expect, test } from '../../core/test.ts';

type Reading = { path: string; isPrivate?: true; isOnDeskOnly?: true; shows: (main: Locator) => Locator };

const anArticle = (main: Locator) => main.getByRole('article');
const aText = (main: Locator) => main.getByRole('heading', { level: 1 });

/** Every page that reads something, and what stands there once it is read. */
const PAGES: Reading[] = [
  { path: '/', shows: (main) => main.getByRole('region', { name: 'Newest vacancies' }) },
  { path: '/vacancies', shows: anArticle },
  { path: '/vacancies?filter_sectors=2', isOnDeskOnly: true, shows: anArticle },
  { path: '/vacancies/1', shows: (main) => main.getByRole('heading', { level: 1, name: 'Line Cook' }) },
  { path: '/companies', shows: anArticle },
  { path: '/companies/1', shows: anArticle },
  {
    path: '/saved',
    isPrivate: true,
    shows: (main) => main.getByRole('heading', { name: 'Nothing saved yet' }),
  },
  { path: '/partners', isOnDeskOnly: true, shows: anArticle },
  { path: '/blog', isOnDeskOnly: true, shows: anArticle },
  { path: '/about', isOnDeskOnly: true, shows: aText },
  { path: '/faq', isOnDeskOnly: true, shows: aText },
  { path: '/privacy', isOnDeskOnly: true, shows: aText },
  { path: '/terms', isOnDeskOnly: true, shows: aText },
];

/** What a page reads; the session and the list of remotes are the frame's. */
const READS = /\/api\/(?!auth|_)/;

for (const [device, options] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    const pages = PAGES.filter(({ isOnDeskOnly }) => !isOnDeskOnly || device === 'desktop');
    for (const { path, isPrivate, shows } of pages) {
      test(`${path} says when it cannot be read, and is read again`, async ({ page, consoleErrors }) => {
        consoleErrors.allow(/503/);
        if (isPrivate) await signInByApi(page, demoApplicant);
        await page.route(READS, (route) => route.fulfill({ status: 503, json: {} }));
        await page.goto(path);
        const main = page.getByRole('main');
        const failures = main.getByRole('alert').filter({ hasText: 'could not be loaded' });
        await expect(failures.first()).toHaveText(/The server could not answer just now/);
        await page.unroute(READS);
        await expect(async () => {
          const again = failures.first().getByRole('button', { name: 'Try again' });
          if (await again.isVisible()) await again.click();
          await expect(failures).toHaveCount(0, { timeout: 1000 });
        }).toPass();
        await expect(shows(main).first()).toBeVisible();
      });
    }
  });
}
