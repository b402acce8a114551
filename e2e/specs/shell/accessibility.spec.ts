import { type Page, expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { test } from '../../core/test.ts';
import { type Credentials, demoApplicant, demoRecruiter } from '../../core/users.ts';

type PageUnderTest = {
  path: string;
  user?: Credentials;
  /** Follows the first link to a matching path. */
  link?: RegExp;
};

const publicPaths: string[] = [
  '/',
  '/vacancies',
  '/vacancies/1',
  '/companies',
  '/companies/1',
  '/about',
  '/partners',
  '/blog',
  '/contact',
  '/saved',
  '/faq',
  '/privacy',
  '/terms',
  '/plans',
  '/cart',
  '/cv-builder',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=none',
  '/error?error=SessionRequired',
  '/verify-email?token=none',
  '/nowhere',
];

const pages: PageUnderTest[] = [
  ...publicPaths.map((path) => ({ path })),
  { path: '/recruiter-dashboard', user: demoRecruiter },
  { path: '/recruiter-dashboard/vacancies', user: demoRecruiter },
  { path: '/recruiter-dashboard/vacancies/1/applicants', user: demoRecruiter },
  { path: '/recruiter-dashboard/applicants', user: demoRecruiter },
  { path: '/recruiter-dashboard/import', user: demoRecruiter },
  { path: '/applicant/applications', user: demoApplicant },
  { path: '/applicant/profile', user: demoApplicant },
  { path: '/blog', link: /^\/blog\/./ },
  { path: '/recruiter-dashboard/applicants', user: demoRecruiter, link: /\/applicants\/\d+$/ },
  { path: '/recruiter-dashboard/vacancies/1/applicants?view=board', user: demoRecruiter },
  { path: '/applicant/applications', user: demoApplicant, link: /\/applications\/\d+$/ },
];

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, user, link } of pages) {
  test(`${link ? `a page linked from ${path}` : path} has no WCAG violation in either theme`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 4\d\d/);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    if (user) await signInByApi(page, user);
    await page.goto(path);
    if (link) await followFirstLink(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBothThemes(page);
  });
}

async function followFirstLink(page: Page, pattern: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const links = page.getByRole('main').locator('a[href]');
  const findPath = async () =>
    (await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))).find((path) =>
      pattern.test(path),
    );
  await expect.poll(findPath).toBeDefined();
  const path = await findPath();
  const listHeading = await heading.innerText();
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(heading).not.toHaveText(listHeading);
}
