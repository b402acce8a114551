import { type Page, expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { test } from '../../core/test.ts';
import { type Credentials, demoApplicant, demoRecruiter } from '../../core/users.ts';

type PageUnderTest = {
  path: string;
  /** Follows the first link to a matching path. */
  link?: RegExp;
};

const open = (...paths: string[]): PageUnderTest[] => paths.map((path) => ({ path }));

/** The pages of a group are opened in one tab, which compiles the scripts once. */
const groups: Record<string, PageUnderTest[]> = {
  'vacancies and companies': open(
    '/',
    '/vacancies',
    '/vacancies/1',
    '/companies',
    '/companies/1',
    '/saved',
    '/nowhere',
  ),
  content: [
    ...open('/about', '/partners', '/blog', '/contact', '/faq', '/privacy', '/terms'),
    { path: '/blog', link: /^\/blog\/./ },
  ],
  'plans and the CV builder': open('/plans', '/cart', '/cv-builder'),
  'an account': open(
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=none',
    '/error?error=SessionRequired',
    '/verify-email?token=none',
  ),
  'a recruiter': [
    ...open(
      '/recruiter-dashboard',
      '/recruiter-dashboard/vacancies',
      '/recruiter-dashboard/vacancies/1/applicants',
      '/recruiter-dashboard/vacancies/1/applicants?view=board',
      '/recruiter-dashboard/applicants',
      '/recruiter-dashboard/import',
    ),
    { path: '/recruiter-dashboard/applicants', link: /\/applicants\/\d+$/ },
  ],
  'an applicant': [
    ...open('/applicant/applications', '/applicant/profile'),
    { path: '/applicant/applications', link: /\/applications\/\d+$/ },
  ],
};

const users: Record<string, Credentials> = { 'a recruiter': demoRecruiter, 'an applicant': demoApplicant };

// A fade-in lowers the contrast while it runs.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [group, pages] of Object.entries(groups)) {
  test(`the pages of ${group} have no WCAG violation in either theme`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 4\d\d/);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    if (users[group]) await signInByApi(page, users[group]);
    for (const { path, link } of pages)
      await test.step(link ? `a page linked from ${path}` : path, async () => {
        await page.goto(path);
        if (link) await followFirstLink(page, link);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await page.waitForLoadState('networkidle');
        await expectAccessibleInBothThemes(page);
      });
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
