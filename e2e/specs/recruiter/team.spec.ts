import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { signInByApi } from '../../core/auth.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { applyAsNew, postVacancy, registerColleague, registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import type { Credentials } from '../../core/users.ts';
import { openNotification } from '../../pages/notifications.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openAs(page: Page, user: Credentials, url: string): Promise<void> {
  await signInByApi(page, user);
  const subscribed = waitForSubscription(page);
  await page.goto(url);
  await subscribed;
}

test('colleagues see each other at an applicant, and a note mentions one of them', async ({
  page,
  browser,
  request,
}) => {
  const owner = await registerRecruiter(request);
  const colleague = await registerColleague(request, owner);
  const { id } = await applyAsNew(request, await postVacancy(request, owner, { status: 'open' }));
  const url = `/recruiter-dashboard/applicants/${id}`;
  await openAs(page, owner.user, url);
  const other = await (await browser.newContext()).newPage();
  await openAs(other, colleague.user, url);
  await expect(other.getByText(`${owner.user.name} is looking too`)).toBeVisible();
  await expect(page.getByText(`${colleague.user.name} is looking too`)).toBeVisible();

  const note = other.getByRole('textbox', { name: 'Add a note' });
  await note.pressSequentially('Is she free in May, @xio');
  await expect(other.getByRole('option', { name: owner.user.name })).toBeVisible();
  await note.press('Enter');
  await expect(note).toHaveValue(`Is she free in May, @${owner.user.name} `);
  await expectAccessibleInBothThemes(other);
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(other.getByText(`Is she free in May, @${owner.user.name}`)).toBeVisible();

  await other.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('is looking too')).toBeHidden();
  await page.goto('/recruiter-dashboard');
  await (await openNotification(page, /You were mentioned in a note about Ana Kock/)).click();
  await expect(page).toHaveURL(new RegExp(`${url}$`));
  await expect(page.getByText(`Is she free in May, @${owner.user.name}`)).toBeVisible();
});
