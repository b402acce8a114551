import type { Page } from '@playwright/test';
import { signInByApi } from '../core/auth.ts';
import { waitForPage } from '../core/links.ts';
import { expect, test } from '../core/test.ts';
import { demoApplicant, demoRecruiter } from '../core/users.ts';

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const VISITOR_PAGES = [
  '/',
  '/vacancies',
  '/vacancies/1',
  '/companies',
  '/companies/1',
  '/plans',
  '/blog',
  '/contact',
  '/saved',
  '/cart',
  '/cv-builder',
  '/login',
  '/register',
  '/forgot-password',
];
const APPLICANT_PAGES = [
  '/applicant',
  '/applicant/applications',
  '/applicant/profile',
  '/applicant/privacy',
  '/applicant/alerts',
  '/applicant/cvs',
  '/notifications',
];
const RECRUITER_PAGES = [
  '/recruiter-dashboard',
  '/recruiter-dashboard/vacancies',
  '/recruiter-dashboard/vacancies/new',
  '/recruiter-dashboard/vacancies/1/applicants',
  '/recruiter-dashboard/applicants',
  '/recruiter-dashboard/company',
  '/recruiter-dashboard/company/members',
  '/recruiter-dashboard/import',
  '/recruiter-dashboard/orders',
  '/recruiter-dashboard/profile',
];

for (const [user, paths] of [
  [null, VISITOR_PAGES],
  [demoApplicant, APPLICANT_PAGES],
  [demoRecruiter, RECRUITER_PAGES],
] as const) {
  for (const path of paths) {
    test(`${path} in the pseudo-language fits a 320 px wide screen`, async ({ page }) => {
      if (user) await signInByApi(page, user);
      await page.goto(path);
      await waitForPage(page);
      await expect(page.locator('main')).toContainText(/\[.*[àçéîñöûý].*\]/s);
      expect(await tooWide(page)).toEqual([]);
    });
  }
}

/** Returns the last elements that reach beyond the screen, if they make the page scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    await document.fonts.ready;
    // Without the space that is reserved for the scrollbar, which a phone does not have.
    const width = document.body.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-4)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
}
