import type { Page } from '@playwright/test';
import { demoRecruiter } from '../../core/users.ts';
import { signInByApi } from '../../core/auth.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const SITE = 'Career Portal Aruba | Jobs in Aruba';

const titles: [path: string, title: string][] = [
  ['/', SITE],
  ['/vacancies', `Vacancies in Aruba | ${SITE}`],
  ['/companies', `Companies in Aruba | ${SITE}`],
  ['/about', `About Us | ${SITE}`],
  ['/partners', `Partners | ${SITE}`],
  ['/plans', `Plans | ${SITE}`],
  ['/blog', `Blog | ${SITE}`],
  ['/contact', `Contact | ${SITE}`],
  ['/cart', `Cart | ${SITE}`],
  ['/login', `Sign in | ${SITE}`],
  ['/register', `Create an account | ${SITE}`],
  ['/forgot-password', `Forgotten password | ${SITE}`],
  ['/reset-password', `New password | ${SITE}`],
  ['/error', `Sign-in problem | ${SITE}`],
  ['/nowhere', `Page not found | ${SITE}`],
];

/** A plan in the cart, as an earlier visit left it. */
const fillCart = (page: Page, count: number) =>
  page.evaluate((length) => {
    const item = { package_id: 1, title: 'Single posting', price: 100 };
    localStorage.setItem('cartState', JSON.stringify({ items: Array.from({ length }, () => item) }));
  }, count);

test('every page has a title of its own under that of the site', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect.soft(page).toHaveTitle(title);
  }
  await page.goto('/vacancies/1');
  await expect(page).toHaveTitle(new RegExp(`^Line Cook.* \\| ${SITE.replace('|', '\\|')}$`));
});

test('the main navigation stands in order, marks where one is and loads no document', async ({ page }) => {
  await page.goto('/');
  const links = shell(page).navigation.getByRole('link');
  await expect(links).toHaveText([
    'Vacancies',
    'Companies',
    'About Us',
    'Partners',
    'Plans',
    'Blog',
    'Build CV for Free',
  ]);
  await shell(page).follow('Blog');
  await expect(page).toHaveURL('/blog');
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(['Blog']);
});

test('a new page is announced by its title and has the focus at its start; going back finds the old place', async ({
  page,
}) => {
  await page.goto('/vacancies');
  await expect(page.getByRole('main').getByRole('link').nth(12)).toBeVisible();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const before = await page.evaluate(() => scrollY);

  // With the mouse itself: a click by Playwright first scrolls what it clicks out of the header's scroll padding.
  const link = await shell(page).navigation.getByRole('link', { name: 'About Us' }).boundingBox();
  await page.mouse.click(link!.x + 10, link!.y + 10);
  await expect(page).toHaveTitle(`About Us | ${SITE}`);
  await expect(page.getByRole('status').filter({ hasText: `About Us | ${SITE}` })).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/vacancies');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('one page fades into the next, but not for whoever wants less motion', async ({ page }) => {
  await page.addInitScript(() => {
    const count = { fades: 0 };
    Object.assign(window, { count });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      count.fades += 1;
      return start(...args);
    };
  });
  const fades = () => page.evaluate(() => (window as unknown as { count: { fades: number } }).count.fades);
  await page.goto('/about');
  await shell(page).follow('Partners');
  await expect(page).toHaveURL('/partners');
  await expect.poll(fades).toBe(1);
  // Whoever is faster than the fading is not held up.
  await shell(page).follow('Plans');
  await shell(page).follow('Blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await shell(page).follow('Partners');
  await expect(page).toHaveURL('/partners');
  expect(await fades()).toBe(0);
});

test('the frame counts the cart, in this tab and in the other', async ({ page, context }) => {
  await page.goto('/plans');
  const cart = (of: Page) => of.getByRole('banner').getByRole('link', { name: /^Cart/ });
  const other = await context.newPage();
  await other.goto('/login');
  await expect(shell(other).navigation).toBeVisible();
  await expect(cart(page)).toBeHidden();

  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await expect(cart(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(cart(other)).toHaveAccessibleName('Cart, 1 item');
  await cart(other).click();
  await expect(other).toHaveURL('/cart');
  await other
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(cart(other)).toBeHidden();
  await expect(cart(page)).toBeHidden();
});

for (const width of [320, 360, 768, 1024, 1280]) {
  test(`with a full cart and somebody signed in, the header fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await fillCart(page, 12);
    await page.reload();
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await expect(page.getByRole('link', { name: 'Cart, 12 items' })).toBeVisible();
    expect(await isTooWide()).toBe(false);
    await signInByApi(page, demoRecruiter);
    await page.reload();
    await expect(shell(page).accountMenu).toBeVisible();
    expect(await isTooWide()).toBe(false);
    const edges = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((found) =>
        found
          .map((element) => element.getBoundingClientRect())
          .filter(({ width: wide }) => wide > 0)
          .map(({ left, right }) => [Math.round(left), Math.round(right)] as const)
          .toSorted((a, b) => a[0] - b[0]),
      );
    // Nothing lies over its neighbour.
    for (const [index, [left]] of edges.entries())
      expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0);
  });
}

test('the foot of a page leads to the people behind the site, to feeds, and says which languages are spoken', async ({
  page,
}) => {
  await page.goto('/login');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link')).toHaveText([
    'Saved',
    'FAQ',
    'Contact',
    'Privacy',
    'Terms',
    'Vacancies as RSS',
  ]);
  await expect(foot).toContainText('We speak Papiamento, Nederlands, English and Español.');
  const feed = await page.request.get(
    (await foot.getByRole('link', { name: 'Vacancies as RSS' }).getAttribute('href')) ?? '',
  );
  expect(feed.headers()['content-type']).toContain('rss+xml');
  expect(await feed.text()).toContain('<item>');
});
