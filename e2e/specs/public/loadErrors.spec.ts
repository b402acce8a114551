import type { Locator } from '@playwright/test';
import { demoApplicant } from '../../core/users.ts';
import { VIEWPORTS } from '../../core/viewports.ts';
import { signInByApi } from '../../core/auth.ts';
import { expect, test } from '../../core/test.ts';

type PageUnderTest = {
  path: string;
  requiresSignIn?: true;
  isDesktopOnly?: true;
  content: (main: Locator) => Locator;
};

const anArticle = (main: Locator) => main.getByRole('article');
const aHeading = (main: Locator) => main.getByRole('heading', { level: 1 });

/** Pages that load data, each with content that shows once the data has arrived. */
const PAGES: PageUnderTest[] = [
  { path: '/', content: (main) => main.getByRole('region', { name: 'Newest vacancies' }) },
  { path: '/vacancies', content: anArticle },
  { path: '/vacancies?filter_sectors=2', isDesktopOnly: true, content: anArticle },
  { path: '/vacancies/1', content: (main) => main.getByRole('heading', { level: 1, name: 'Line Cook' }) },
  { path: '/companies', content: anArticle },
  { path: '/companies/1', content: anArticle },
  {
    path: '/saved',
    requiresSignIn: true,
    content: (main) => main.getByRole('heading', { name: 'No saved vacancies yet' }),
  },
  { path: '/partners', isDesktopOnly: true, content: anArticle },
  { path: '/blog', isDesktopOnly: true, content: anArticle },
  { path: '/about', isDesktopOnly: true, content: aHeading },
  { path: '/faq', isDesktopOnly: true, content: aHeading },
  { path: '/privacy', isDesktopOnly: true, content: aHeading },
  { path: '/terms', isDesktopOnly: true, content: aHeading },
];

/** Data requests of a page, without those of the shell for the session and the releases. */
const DATA_REQUESTS = /\/api\/(?!auth|_)/;

for (const [device, options] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    const pages = PAGES.filter(({ isDesktopOnly }) => !isDesktopOnly || device === 'desktop');
    for (const { path, requiresSignIn, content } of pages) {
      test(`${path} shows an error when it fails to load and recovers on retry`, async ({
        page,
        consoleErrors,
      }) => {
        consoleErrors.allow(/503/);
        if (requiresSignIn) await signInByApi(page, demoApplicant);
        await page.route(DATA_REQUESTS, (route) => route.fulfill({ status: 503, json: {} }));
        await page.goto(path);
        const main = page.getByRole('main');
        const errors = main.getByRole('alert').filter({ hasText: 'could not' });
        await expect(errors.first()).toHaveText(/Something went wrong on our side/);
        await page.unroute(DATA_REQUESTS);
        await expect(async () => {
          const retry = errors.first().getByRole('button', { name: 'Try again' });
          if (await retry.isVisible()) await retry.click({ timeout: 1000 });
          await expect(errors).toHaveCount(0, { timeout: 1000 });
        }).toPass();
        await expect(content(main).first()).toBeVisible();
      });
    }
  });
}
