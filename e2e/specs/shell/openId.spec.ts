import { registerApplicant } from '../../core/auth.ts';
import { waitForMailLink } from '../../core/mailbox.ts';
import { signInAtProvider, startOpenIdProvider } from '../../core/openIdProvider.ts';
import { expect, test } from '../../core/test.ts';
import { newUser } from '../../core/users.ts';

// One provider on one port.
test.describe.configure({ mode: 'serial' });

let stopProvider: () => void;
test.beforeAll(async () => void (stopProvider = await startOpenIdProvider()));
test.afterAll(() => stopProvider());
// The pages of the provider ask for a font of the web.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/fonts\.googleapis\.com/));

test('creates an account with Google for the chosen role and returns to the page', async ({ page }) => {
  const { email } = newUser();
  await page.goto('/login?callbackUrl=%2Fplans');
  await page.getByRole('button', { name: 'Go on with Google' }).click();
  await signInAtProvider(page, email);
  await expect(page.getByText('Google knows you, but there is no account here yet.')).toBeVisible();
  await page.getByRole('radio', { name: /Hire people/ }).check({ force: true });
  await page.getByRole('button', { name: 'Go on with Google' }).click();
  await expect(page).toHaveURL('/plans');
  await expect(page.getByRole('button', { name: 'Account of Raïsa Croes' })).toBeVisible();
  await page.goto('/recruiter-dashboard/profile');
  await expect(page.locator('#services')).toContainText(email);
});

test('joins Google to an account with the link in its mailbox only', async ({ page, request }) => {
  const { user } = await registerApplicant(request);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Go on with Google' }).click();
  await signInAtProvider(page, user.email);
  await expect(page.getByRole('alert')).toContainText(
    'There is an account with this e-mail address already.',
  );
  await page.goto(await waitForMailLink(request, user.email, '/login'));
  await page.getByRole('button', { name: 'Go on with Google' }).click();
  await expect(page.getByRole('button', { name: `Account of ${user.name}` })).toBeVisible();
});

test('explains that the provider could not confirm the user', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 4\d\d/);
  await page.goto('/api/auth/callback/google?code=stolen&state=of-another-browser');
  await expect(page.getByRole('alert')).toContainText('The other service could not confirm who you are.');
});
