import type { WebSocketRoute } from '@playwright/test';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { waitForSubscription } from '../../core/realtime.ts';
import { waitForMailLink } from '../../core/mailbox.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test('a page that is open learns at once that the address was verified elsewhere', async ({
  page,
  context,
  request,
}) => {
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  const joined = waitForSubscription(page);
  await page.goto('/plans');
  const banner = page.getByText(/not verified yet/);
  await expect(banner).toContainText(user.email);
  await joined;

  const mail = await context.newPage();
  await mail.goto(await waitForMailLink(page.request, user.email, '/verify-email'));
  await expect(mail.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();

  await expect(shell(page).toast('Your account has been verified successfully.')).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a page whose connection broke connects again, and nobody notices', async ({
  page,
  context,
  request,
}) => {
  const connections: WebSocketRoute[] = [];
  let timesJoined = 0;
  await page.routeWebSocket(/\/app\//, (browser) => {
    connections.push(browser);
    browser.connectToServer().onMessage((message) => {
      if (String(message).includes('subscription_succeeded')) timesJoined += 1;
      browser.send(message);
    });
  });
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto('/plans');
  await expect.poll(() => timesJoined).toBe(1);
  // As the realtime server does when it restarts.
  await connections[0]?.close({ code: 4200, reason: 'The server restarts' });
  await expect.poll(() => timesJoined).toBe(2);

  const mail = await context.newPage();
  await mail.goto(await waitForMailLink(page.request, user.email, '/verify-email'));
  await expect(shell(page).toast('Your account has been verified successfully.')).toBeVisible();
});

test('who has lost the verification mail is sent another', async ({ page, request }) => {
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto('/plans');
  const first = await waitForMailLink(page.request, user.email, '/verify-email');
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(shell(page).toast(new RegExp(`new mail to ${user.email}`))).toBeVisible();
  await expect.poll(() => waitForMailLink(page.request, user.email, '/verify-email')).not.toBe(first);
});
