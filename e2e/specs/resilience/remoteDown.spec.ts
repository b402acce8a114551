import type { Page } from '@playwright/test';
import { countDocuments } from '../../core/documents.ts';
import { demoApplicant, demoRecruiter } from '../../core/people.ts';
import { expect, test } from '../../core/test.ts';
import { frame } from '../../pages/frame.ts';
import { signInPage } from '../../pages/signIn.ts';

type Area = {
  remote: string;
  path: string;
  heading: RegExp;
  signIn?: { email: string; password: string };
  elsewhere: string;
};

const areas: Area[] = [
  { remote: 'mfe-public', path: '/companies', heading: /Companies in Aruba/, elsewhere: 'Plans' },
  { remote: 'mfe-checkout', path: '/plans', heading: /Plans/, elsewhere: 'Vacancies' },
  {
    remote: 'mfe-recruiter',
    path: '/recruiter-dashboard',
    heading: /Bon bini/,
    signIn: demoRecruiter,
    elsewhere: 'Vacancies',
  },
  {
    remote: 'mfe-applicant',
    path: '/applicant/applications',
    heading: /Your applications/,
    signIn: demoApplicant,
    elsewhere: 'Plans',
  },
];

for (const { remote, path, heading, signIn, elsewhere } of areas) {
  test(`${remote} unreachable: its area says so, the rest works, and “Try again” brings it back`, async ({
    page,
    quiet,
  }) => {
    quiet.allowComplaints(/ERR_FAILED|Failed to load/);
    await makeUnreachable(page, remote);
    await page.goto(signIn ? `/login?callbackUrl=${path}` : path);
    if (signIn) await signInPage(page).signIn(signIn);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const documents = countDocuments(page);
    const notice = page.getByRole('main').getByRole('alert').or(page.getByRole('main').getByRole('status'));
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
    await expect(notice.first()).toBeVisible();
    await expect(frame(page).navigation).toBeVisible();

    await frame(page).follow(elsewhere);
    await expect(page.getByRole('heading', { level: 1, name: elsewhere })).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(documents()).toBe(0);
  });
}

async function makeUnreachable(page: Page, remote: string): Promise<void> {
  await page.route(new RegExp(`/remotes(-mirror)?/${remote}/`), (route) => route.abort());
}
