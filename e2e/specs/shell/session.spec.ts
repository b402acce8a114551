import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { getHost } from '../../core/host.ts';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

const SESSION_LOST = 'Error on session refresing. Please login again.';

/** Opens a page as a new applicant. */
async function openSignedIn(page: Page, request: APIRequestContext, path = '/applicant/applications') {
  const { user } = await registerApplicant(request);
  await signInByApi(page, user);
  await page.goto(path);
  await expect(accountOf(page, user.name)).toBeVisible();
  return user;
}

const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

async function signOut(page: Page) {
  await shell(page).accountMenu.click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** Sets cookies in one step, so that no request of the page runs between two of them. */
const setCookies = (context: BrowserContext, cookies: Record<string, string>) =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })));

const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => ['cpa_token', 'cpa_session', 'token', 'refresh_token'].includes(name));

const isSessionRequest = (request: Request) => new URL(request.url()).pathname === '/api/auth/session';

/** Counts the requests for the session from now on. */
function countSessionRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isSessionRequest(request)) count += 1;
  });
  return () => count;
}

test('refreshes an expired token once for ten requests from two tabs', async ({
  page,
  context,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/status of 401/);
  const user = await openSignedIn(page, request);
  const other = await context.newPage();
  await other.goto('/applicant/applications');
  await expect(accountOf(other, user.name)).toBeVisible();
  const hosts = [await getHost(page), await getHost(other)];

  let rejections = 0;
  let refreshes = 0;
  const allRejected = Promise.withResolvers<void>();
  context.on('response', (response) => {
    const isProfile = new URL(response.url()).pathname === '/api/recruiter/user/';
    if (isProfile && response.status() === 401 && (rejections += 1) === 10) allRejected.resolve();
  });
  await context.route('**/api/account/recruiter/refresh', async (route) => {
    refreshes += 1;
    await allRejected.promise;
    await route.continue();
  });
  await setCookies(context, { cpa_token: 'expired' });
  const statuses = await Promise.all(
    hosts.map((host) =>
      host.evaluate(({ api }) =>
        Promise.all(
          Array.from({ length: 5 }, () =>
            api.privateClient.get('/recruiter/user/').then(({ status }) => status),
          ),
        ),
      ),
    ),
  );
  expect(statuses.flat()).toEqual(Array.from({ length: 10 }, () => 200));
  expect(refreshes).toBe(1);
  // A page may also read its profile, for example when it gets the focus.
  expect(rejections).toBeGreaterThanOrEqual(10);
  await expect(accountOf(other, user.name)).toBeVisible();
});

test('ends the session when the API rejects the refresh token', async ({
  page,
  context,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/status of 401/);
  await openSignedIn(page, request);
  // A pending response could renew the cookies.
  await page.waitForLoadState('networkidle');
  await setCookies(context, { cpa_token: 'expired', refresh_token: 'gone' });
  const host = await getHost(page);
  const message = await host.evaluate(({ api }) =>
    api.privateClient.get('/recruiter/user/').then(
      () => 'no error',
      (error: Error) => error.message,
    ),
  );
  expect(message).toBe(SESSION_LOST);
  await expect(shell(page).toast(SESSION_LOST)).toBeVisible();
  // A protected page redirects to sign-in with a callback URL.
  await expect(page).toHaveURL(
    '/api/auth/signin?error=SessionRequired&callbackUrl=%2Fapplicant%2Fapplications',
  );
  await expect(shell(page).accountMenu).toBeHidden();
  await expect.poll(() => sessionCookies(context)).toEqual([]);
});

test('signs out every tab and clears cookies and stored data', async ({ page, context, request }) => {
  const user = await openSignedIn(page, request);
  const other = await context.newPage();
  await other.goto('/plans');
  await expect(accountOf(other, user.name)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('scrapedVacancies', '[]'));

  await signOut(other);
  await expect(shell(other).toast('Signed out successfully')).toBeVisible();
  await expect(other).toHaveURL('/');
  await expect(signInLink(other)).toBeVisible();
  await expect(page).toHaveURL(/\/api\/auth\/signin\?error=SessionRequired/);
  await expect(shell(page).accountMenu).toBeHidden();
  expect(await sessionCookies(context)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('scrapedVacancies');
});

test('shows the new user in every tab after a sign-in as another user', async ({
  page,
  context,
  request,
}) => {
  const first = await openSignedIn(page, request, '/plans');
  const other = await context.newPage();
  await other.goto('/plans');
  await expect(accountOf(other, first.name)).toBeVisible();
  await signOut(other);
  await expect(signInLink(page)).toBeVisible();
  const { user: second } = await registerApplicant(request);
  await other.goto('/login?callbackUrl=/blog');
  await signInPage(other).signIn(second);
  await expect(other).toHaveURL('/blog');
  await expect(accountOf(page, second.name)).toBeVisible();
  await expect(page).toHaveURL('/plans');
});

test('detects a changed session when the tab becomes visible again', async ({ page, browser, request }) => {
  const first = await openSignedIn(page, request, '/plans');
  const otherContext = await browser.newContext();
  const second = await openSignedIn(await otherContext.newPage(), request, '/plans');
  await page.context().addCookies(await otherContext.cookies());
  await otherContext.close();
  await expect(accountOf(page, first.name)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(accountOf(page, second.name)).toBeVisible();
});

test('refetches the session when the connection returns and at the configured interval', async ({
  page,
  context,
  consoleErrors,
}) => {
  // The toast chunk may still be loading when the connection is lost.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.route('/plans', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"session_poll_seconds":\d+/, '"session_poll_seconds":60');
    await route.fulfill({ response, body });
  });
  const requests = countSessionRequests(page);
  await page.goto('/plans');
  await expect(signInLink(page)).toBeVisible();
  await expect.poll(requests).toBe(1);
  // The interval starts with the page, which takes seconds on a busy machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50_000);
  expect(requests()).toBe(1);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(requests).toBe(2);
  await page.clock.runFor(15_000);
  await expect.poll(requests).toBe(3);
  await page.clock.runFor(50_000);
  expect(requests()).toBe(3);
  await page.clock.runFor(10_000);
  await expect.poll(requests).toBe(4);
});

test('logs a failed profile request without a toast, and ends the session of a user who does not exist', async ({
  page,
  context,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/status of (500|404)/);
  const user = await openSignedIn(page, request, '/plans');
  await page.route('**/api/recruiter/user/', (route) => route.fulfill({ status: 500, json: {} }));
  const log = page.waitForRequest(
    (logRequest) =>
      logRequest.url().endsWith('/api/auth/_log') &&
      Boolean(logRequest.postData()?.includes('PROFILE_LOAD_FAILED')),
  );
  await page.reload();
  await log;
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText(user.name)).toBeHidden();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);

  await page.route('**/api/recruiter/user/', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
  await expect.poll(() => sessionCookies(context)).toEqual([]);
});

test('shows an error when sign-out fails and a warning when the API does not confirm it', async ({
  page,
  context,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/ERR_FAILED|Failed to fetch|CLIENT_FETCH_ERROR/);
  await openSignedIn(page, request, '/plans');
  await page.route('**/api/auth/signout', (route) => route.abort());
  await signOut(page);
  await expect(shell(page).toast('You may still be signed in')).toBeVisible();
  await expect(shell(page).accountMenu).toBeVisible();

  await page.unroute('**/api/auth/signout');
  await page.route('**/api/auth/signout', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { url: `${site.url}/?error=ServiceUnavailable` } });
  });
  await signOut(page);
  await expect(shell(page).toast('Signed out successfully')).toBeVisible();
  await expect(shell(page).toast(/only be signed out in this browser/)).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
});

test('redirects to sign-in and back, and keeps the e-mail address after a failed sign-in and a reload', async ({
  page,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/status of (401|503)|CLIENT_FETCH_ERROR/);
  const user = await openSignedIn(page, request, '/plans');
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
  await test.step('opens the error page when the sign-in methods cannot be loaded', async () => {
    await page.goto('/login');
    await page.route('**/api/auth/providers', (route) => route.fulfill({ status: 503, json: {} }));
    await signInPage(page).signIn(user);
    await expect(page).toHaveURL('/error?error=Default');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign-in failed' })).toBeVisible();
    await page.unroute('**/api/auth/providers');
  });

  await page.goto('/applicant/profile?from=mail');
  await expect(page).toHaveURL(/error=SessionRequired&callbackUrl=%2Fapplicant%2Fprofile%3Ffrom%3Dmail/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please sign in to see that page.');
  await signInPage(page).signIn({ ...user, password: 'Not this one' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The e-mail address or password is incorrect.',
  );
  await expect(page.getByLabel('E-mail address')).toHaveValue(user.email);
  await page.reload();
  await expect(page.getByLabel('E-mail address')).toHaveValue(user.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await signInPage(page).signIn(user);
  await expect(page).toHaveURL('/applicant/profile?from=mail');
});
