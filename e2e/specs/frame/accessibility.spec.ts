import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { demoApplicant, demoRecruiter } from '../../core/people.ts';
import { enterAs } from '../../core/signedIn.ts';
import { expect, test } from '../../core/test.ts';

type Visited = {
  path: string;
  signIn?: { email: string; password: string };
  /** Goes on to the first page behind a link with an address as this. */
  behind?: RegExp;
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

const pages: Visited[] = [
  ...publicPaths.map((path) => ({ path })),
  { path: '/recruiter-dashboard', signIn: demoRecruiter },
  { path: '/recruiter-dashboard/vacancies', signIn: demoRecruiter },
  { path: '/recruiter-dashboard/vacancies/1/applicants', signIn: demoRecruiter },
  { path: '/recruiter-dashboard/applicants', signIn: demoRecruiter },
  { path: '/recruiter-dashboard/import', signIn: demoRecruiter },
  { path: '/applicant/applications', signIn: demoApplicant },
  { path: '/applicant/profile', signIn: demoApplicant },
  { path: '/blog', behind: /^\/blog\/./ },
  { path: '/recruiter-dashboard/applicants', signIn: demoRecruiter, behind: /\/applicants\/\d+$/ },
  { path: '/recruiter-dashboard/vacancies/1/applicants?view=board', signIn: demoRecruiter },
  { path: '/applicant/applications', signIn: demoApplicant, behind: /\/applications\/\d+$/ },
];

// What is half faded in has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, signIn, behind } of pages) {
  test(`${behind ? `a page behind ${path}` : path} is accessible in both themes`, async ({ page, quiet }) => {
    quiet.allowComplaints(/status of 404|status of 4/);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await open(page, { path, ...(signIn && { signIn }), ...(behind && { behind }) });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    // A long page is recoloured in steps.
    await expect(async () => await expectAccessible(page)).toPass();
  });
}

async function open(page: Page, { path, signIn, behind }: Visited): Promise<void> {
  if (signIn) await enterAs(page, signIn);
  await page.goto(path);
  if (behind) {
    const links = page.getByRole('main').locator('a[href]');
    const wanted = async () =>
      (await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))).find(
        (href) => behind.test(href),
      );
    await expect.poll(wanted).toBeDefined();
    const href = await wanted();
    await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === href);
  }
}
