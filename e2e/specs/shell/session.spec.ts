import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { registerApplicant, signInByApi } from '../../core/auth.ts';
import { getHost } from '../../core/host.ts';
import { site } from '../../core/site.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';
import { signInPage } from '../../pages/signIn.ts';

const SESSION_LOST = 'Error on session refresing. Please login again.';

/** Somebody with a new account, signed in on a page that needs it. */
async function signedIn(page: Page, request: APIRequestContext, path = '/applicant/applications') {
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

const writeCookie = (context: BrowserContext, name: string, value: string) =>
  context.addCookies([{ name, value, url: site.url }]);

const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => ['cpa_token', 'cpa_session', 'token', 'refresh_token'].includes(name));

const isSessionQuestion = (request: Request) => new URL(request.url()).pathname === '/api/auth/session';

/** Counts how often a page asks who is signed in. */
function countQuestions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isSessionQuestion(request)) count += 1;
  });
  return () => count;
}

test('ten requests of two tabs with an expired token lead to exactly one refresh', async ({
  page,
  context,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/status of 401/);
  const user = await signedIn(page, request);
  const other = await context.newPage();
  await other.goto('/applicant/applications');
  await expect(accountOf(other, user.name)).toBeVisible();
  const hosts = [await getHost(page), await getHost(other)];

  let refusals = 0;
  let refreshes = 0;
  const allRefused = Promise.withResolvers<void>();
  context.on('response', (response) => {
    const isOurs = new URL(response.url()).pathname === '/api/recruiter/user/';
    if (isOurs && response.status() === 401 && (refusals += 1) === 10) allRefused.resolve();
  });
  await context.route('**/api/account/recruiter/refresh', async (route) => {
    refreshes += 1;
    await allRefused.promise;
    await route.continue();
  });
  await writeCookie(context, 'cpa_token', 'expired');
  const answers = await Promise.all(
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
  expect(answers.flat()).toEqual(Array.from({ length: 10 }, () => 200));
  expect({ refusals, refreshes }).toEqual({ refusals: 10, refreshes: 1 });
  await expect(accountOf(other, user.name)).toBeVisible();
});

test('a sign-in that the API will not renew is over, and the page says so', async ({
  page,
  context,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/status of 401/);
  await signedIn(page, request);
  await writeCookie(context, 'cpa_token', 'expired');
  await writeCookie(context, 'refresh_token', 'gone');
  const host = await getHost(page);
  const said = await host.evaluate(({ api }) =>
    api.privateClient.get('/recruiter/user/').then(
      () => 'an answer',
      (error: Error) => error.message,
    ),
  );
  expect(said).toBe(SESSION_LOST);
  await expect(shell(page).toast(SESSION_LOST)).toBeVisible();
  // From a page that needs a session to sign-in, and from there back.
  await expect(page).toHaveURL(
    '/api/auth/signin?error=SessionRequired&callbackUrl=%2Fapplicant%2Fapplications',
  );
  await expect(shell(page).accountMenu).toBeHidden();
  await expect.poll(() => sessionCookies(context)).toEqual([]);
});

test('signing out in one tab signs out the other, and leaves nothing behind', async ({
  page,
  context,
  request,
}) => {
  const user = await signedIn(page, request);
  const open = await context.newPage();
  await open.goto('/plans');
  await expect(accountOf(open, user.name)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('scrapedVacancies', '[]'));

  await signOut(open);
  await expect(shell(open).toast('Signed out successfully')).toBeVisible();
  await expect(open).toHaveURL('/');
  await expect(signInLink(open)).toBeVisible();
  await expect(page).toHaveURL(/\/api\/auth\/signin\?error=SessionRequired/);
  await expect(shell(page).accountMenu).toBeHidden();
  expect(await sessionCookies(context)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('scrapedVacancies');
});

test('signing in as somebody else in one tab shows that person in the other', async ({
  page,
  context,
  request,
}) => {
  const first = await signedIn(page, request, '/plans');
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

test('a person who replaces another without signing out is noticed on coming back to the tab', async ({
  page,
  browser,
  request,
}) => {
  const first = await signedIn(page, request, '/plans');
  const elsewhere = await browser.newContext();
  const second = await signedIn(await elsewhere.newPage(), request, '/plans');
  await page.context().addCookies(await elsewhere.cookies());
  await elsewhere.close();
  await expect(accountOf(page, first.name)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(accountOf(page, second.name)).toBeVisible();
});

test('an open page looks at its session on coming back online, and every so many seconds where it is told to', async ({
  page,
  context,
  consoleErrors,
}) => {
  // The toasts' code may be on its way when the network goes.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.route('/plans', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"session_poll_seconds":\d+/, '"session_poll_seconds":60');
    await route.fulfill({ response: answer, body });
  });
  const questions = countQuestions(page);
  await page.goto('/plans');
  await expect(signInLink(page)).toBeVisible();
  await page.clock.pauseAt('2026-11-21T10:00:50');
  expect(questions()).toBe(1);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(questions).toBe(2);
  await page.clock.runFor(15_000);
  await expect.poll(questions).toBe(3);
  await page.clock.runFor(50_000);
  expect(questions()).toBe(3);
  await page.clock.runFor(10_000);
  await expect.poll(questions).toBe(4);
});

test('a profile that cannot be loaded is only logged', async ({ page, consoleErrors, request }) => {
  consoleErrors.allow(/status of 500/);
  const user = await signedIn(page, request, '/plans');
  await page.route('**/api/recruiter/user/', (route) => route.fulfill({ status: 500, json: {} }));
  const logged = page.waitForRequest(
    (sent) =>
      sent.url().endsWith('/api/auth/_log') && Boolean(sent.postData()?.includes('PROFILE_LOAD_FAILED')),
  );
  await page.reload();
  await logged;
  await expect(page.getByRole('button', { name: 'Account of User' })).toBeVisible();
  await expect(page.getByText(user.name)).toBeHidden();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
});

test('signing out while the site is away says so, and while only the API is away says that, too', async ({
  page,
  context,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/ERR_FAILED|Failed to fetch|CLIENT_FETCH_ERROR/);
  await signedIn(page, request, '/plans');
  await page.route('**/api/auth/signout', (route) => route.abort());
  await signOut(page);
  await expect(shell(page).toast('You are not signed out')).toBeVisible();
  await expect(shell(page).accountMenu).toBeVisible();

  await page.unroute('**/api/auth/signout');
  await page.route('**/api/auth/signout', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { url: `${site.url}/?error=ServiceUnavailable` } });
  });
  await signOut(page);
  await expect(shell(page).toast('Signed out successfully')).toBeVisible();
  await expect(shell(page).toast(/only this browser is signed out/)).toBeVisible();
  expect(await sessionCookies(context)).toEqual([]);
});

test('a page that needs a session leads to sign-in and back, and keeps what was typed on the way', async ({
  page,
  consoleErrors,
  request,
}) => {
  consoleErrors.allow(/status of 401/);
  const user = await signedIn(page, request, '/plans');
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();

  await page.goto('/applicant/profile?from=mail');
  await expect(page).toHaveURL(/error=SessionRequired&callbackUrl=%2Fapplicant%2Fprofile%3Ffrom%3Dmail/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please sign in to see that page.');
  await signInPage(page).signIn({ ...user, password: 'Not this one' });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The e-mail address or the password is not right.',
  );
  await expect(page.getByLabel('E-mail address')).toHaveValue(user.email);
  await page.reload();
  await expect(page.getByLabel('E-mail address')).toHaveValue(user.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await signInPage(page).signIn(user);
  await expect(page).toHaveURL('/applicant/profile?from=mail');
});
