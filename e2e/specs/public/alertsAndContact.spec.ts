import { expectAccessible } from '../../core/accessibility.ts';
import { waitForMailLink } from '../../core/mailbox.ts';
import { newUser } from '../../core/users.ts';
import { VIEWPORTS } from '../../core/viewports.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

for (const [device, options] of Object.entries(VIEWPORTS)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('creates an e-mail alert after confirmation by e-mail', async ({ page, request }) => {
      const { email } = newUser();
      await page.goto('/vacancies?search_string=nurse');
      await page.getByRole('button', { name: 'Alert me to “nurse”' }).click();
      const form = page.getByRole('dialog', { name: 'Alert for “nurse”' });
      await form.getByRole('button', { name: 'Create alert' }).click();
      await expect(form.getByText('Please enter your e-mail address.')).toBeVisible();
      await form.getByLabel('E-mail address').fill(email);
      await form.getByLabel('How often').selectOption('weekly');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Create alert' }).click();
      await expect(form.getByRole('status')).toContainText(`we have sent an e-mail to ${email}`);
      await page.goto(await waitForMailLink(request, email, '/api/search-alerts/confirm'));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Yes, mail them to me' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await expectAccessible(page);
    });

    test('offers a search as an RSS feed', async ({ page, request }) => {
      await page.goto('/vacancies?search_string=nurse');
      const feed = await page.getByRole('main').getByRole('link', { name: 'RSS feed' }).getAttribute('href');
      const response = await request.get(feed ?? '');
      expect(response.headers()['content-type']).toContain('application/rss+xml');
      expect(await response.text()).toMatch(/<item>[\s\S]*nurse/i);
    });

    test('subscribes to the newsletter after confirmation by e-mail', async ({ page, request }) => {
      const { email } = newUser();
      await page.goto('/');
      const section = page.getByRole('region', { name: 'Vacancies and news by e-mail' });
      await section.getByLabel('E-mail address').fill('nobody');
      await section.getByRole('button', { name: 'Subscribe' }).click();
      await expect(
        section.getByText('Enter a valid e-mail address, such as name@example.com.'),
      ).toBeVisible();
      await section.getByLabel('E-mail address').fill(email);
      await section.getByRole('button', { name: 'Subscribe' }).click();
      await expect(shell(page).toast('You have successfully subscribed.')).toBeVisible();
      await page.goto(await waitForMailLink(request, email, '/api/newsletter-email/confirm'));
      await page.getByRole('button', { name: 'Yes, send it to me' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
    });

    test('validates the contact form and sends the message', async ({ page }) => {
      const { name, email } = newUser();
      await page.goto('/contact');
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('E-mail address').fill(email);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByLabel('Message')).toBeFocused();
      await expect(page.getByText('Please write your message.')).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue(name);
      await page.getByLabel('Message').fill('Is there work for a beekeeper? 🐝');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(
        shell(page).toast(`Your message has been sent successfully. We contact you soon at ${email}`),
      ).toBeVisible();
      await expect(page.getByText(`will reply to ${email}`)).toBeVisible();
    });
  });
}
