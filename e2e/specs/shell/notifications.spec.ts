import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { postVacancy, registerRecruiter } from '../../core/recruiters.ts';
import { expect, test } from '../../core/test.ts';
import { VIEWPORTS } from '../../core/viewports.ts';

test('a new application reaches the bell live, and reading it clears the badge in another tab', async ({
  page,
  request,
}) => {
  const recruiter = await registerRecruiter(request);
  const vacancyId = await postVacancy(request, recruiter, { status: 'open' });
  await signInByApi(page, recruiter.user);
  const subscribed = waitForSubscription(page);
  await page.goto('/about');
  await subscribed;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByText('No notifications')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName('Notifications');

  const otherTab = await page.context().newPage();
  await otherTab.goto('/about');
  const { user, headers } = await registerApplicant(request);
  const response = await request.post(`/api/vacancies/${vacancyId}/apply`, { headers, data: {} });
  expect(response.status()).toBe(201);
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');

  await bell.click();
  const item = panel.getByRole('link', { name: /^Unread:/ });
  await expect(item).toContainText(`${user.name} applied`);
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await expectAccessibleInBothThemes(page);
  await item.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`/recruiter-dashboard/vacancies/${vacancyId}/applicants`);
  await expect(page.getByText(user.name).first()).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(otherTab.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(
    'Notifications',
  );
});

test.describe('on a phone', () => {
  test.use(VIEWPORTS.phone);

  test('the bell leads to a page, which is empty at first', async ({ page, request }) => {
    const { user } = await registerApplicant(request);
    await signInByApi(page, user);
    await page.goto('/about');
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(page.getByText('No notifications')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
