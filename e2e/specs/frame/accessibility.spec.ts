import type { Page } from '@playwright/test';
import { expectAccessible } from '../../core/accessibility.ts';
import { demoApplicant, demoRecruiter } from '../../core/people.ts';
import { expect, test } from '../../core/test.ts';
import { signInPage } from '../../pages/signIn.ts';

type Visited = { path: string; signIn?: { email: string; password: string } };

const publicPaths: string[] = [
  '/',
  '/vacancies',
  '/vacancies/1',
  '/companies',
  '/companies/1',
  '/about',
  '/partners',
  '/blog',
  '/privacy',
  '/terms',
  '/plans',
  '/cart',
  '/cv-builder',
  '/login',
  '/register',
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
  { path: '/applicant/applications', signIn: demoApplicant },
  { path: '/applicant/profile', signIn: demoApplicant },
];

// What is half faded in has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of ['light', 'dark']) {
  for (const { path, signIn } of pages) {
    test(`${path} is accessible in the ${theme} theme`, async ({ page, quiet }) => {
      quiet.allowComplaints(/status of 404|status of 4/);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await open(page, { path, ...(signIn && { signIn }) });
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }
}

async function open(page: Page, { path, signIn }: Visited): Promise<void> {
  await page.goto(path);
  if (signIn) await signInPage(page).signIn(signIn);
  if (signIn) await expect(page).toHaveURL(new RegExp(`${path}$`));
}
