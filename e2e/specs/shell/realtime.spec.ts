import type { WebSocketRoute } from '@playwright/test';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { confirmsSubscription, waitForSubscription } from '../../core/realtime.ts';
import { waitForMailLink } from '../../core/mailbox.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

test('hides the verification banner when the e-mail address is verified in another tab', async ({
  page,
  context,
  request,
}) => {
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  const subscribed = waitForSubscription(page);
  await page.goto('/plans');
  const banner = page.getByText(/not verified yet/);
  await expect(banner).toContainText(user.email);
  await subscribed;

  const mailTab = await context.newPage();
  await mailTab.goto(await waitForMailLink(page.request, user.email, '/verify-email'));
  await expect(mailTab.getByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();

  await expect(shell(page).toast('Your account has been verified successfully.')).toBeVisible();
  await expect(banner).toBeHidden();
});

test('reconnects and subscribes again after the server closes the connection', async ({
  page,
  context,
  request,
}) => {
  const connections: WebSocketRoute[] = [];
  let subscriptions = 0;
  await page.routeWebSocket(/\/app\//, (browser) => {
    connections.push(browser);
    browser.connectToServer().onMessage((message) => {
      if (confirmsSubscription(message)) subscriptions += 1;
      browser.send(message);
    });
  });
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto('/plans');
  await expect.poll(() => subscriptions).toBe(1);
  // The close code of a restart.
  await connections[0]?.close({ code: 4200, reason: 'The server restarts' });
  await expect.poll(() => subscriptions).toBe(2);

  const mailTab = await context.newPage();
  await mailTab.goto(await waitForMailLink(page.request, user.email, '/verify-email'));
  await expect(shell(page).toast('Your account has been verified successfully.')).toBeVisible();
});

test('sends the verification e-mail again', async ({ page, request }) => {
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto('/plans');
  const first = await waitForMailLink(page.request, user.email, '/verify-email');
  await page.getByRole('button', { name: 'Resend the e-mail' }).click();
  await expect(shell(page).toast(new RegExp(`new mail to ${user.email}`))).toBeVisible();
  await expect.poll(() => waitForMailLink(page.request, user.email, '/verify-email')).not.toBe(first);
});
