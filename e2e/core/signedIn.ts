import { type Browser, type Page, expect } from '@playwright/test';
import { frame } from '../pages/frame.ts';
import { signInPage } from '../pages/signIn.ts';
import { site } from './site.ts';

type Credentials = { email: string; password: string };
type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

const kept = new Map<string, Promise<Cookies>>();

/**
 * Has somebody of the demo signed in without walking through the form again. One sign-in is shared by all specs of a
 * worker, so it is for specs that only look; who signs out signs in for themselves.
 */
export async function enterAs(page: Page, person: Credentials): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page of a persistent context cannot be entered so.');
  const cookies = kept.get(person.email) ?? signIn(browser, person);
  kept.set(person.email, cookies);
  await page.context().addCookies(await cookies);
}

async function signIn(browser: Browser, person: Credentials): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/login?callbackUrl=/plans');
  await signInPage(page).signIn(person);
  await expect(frame(page).accountMenu).toBeVisible();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
