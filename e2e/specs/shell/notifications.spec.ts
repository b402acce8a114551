import { expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { expect, test } from '../../core/test.ts';
import { demoRecruiter } from '../../core/users.ts';
import { VIEWPORTS } from '../../core/viewports.ts';

/** A vacancy of the demo recruiter's company without screening questions. */
const VACANCY_ID = 4;

test('a new application reaches the bell live, and reading it clears the badge in another tab', async ({
  page,
  request,
}) => {
  await signInByApi(page, demoRecruiter);
  const subscribed = waitForSubscription(page);
  await page.goto('/about');
  await subscribed;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleName('Notifications');

  const otherTab = await page.context().newPage();
  await otherTab.goto('/about');
  const { user, headers } = await registerApplicant(request);
  const response = await request.post(`/api/vacancies/${VACANCY_ID}/apply`, { headers, data: {} });
  expect(response.status()).toBe(201);
  await expect(bell).toHaveAccessibleName(/\d+ unread/);

  await bell.click();
  const item = panel.getByRole('link', { name: /^Unread:/ }).first();
  await expect(item).toContainText(/applied|new applicants/);
  await expect(bell).toHaveAccessibleName(/\d+ unread/);
  await expectAccessibleInBothThemes(page);
  await item.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`/recruiter-dashboard/vacancies/${VACANCY_ID}/applicants`);
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
