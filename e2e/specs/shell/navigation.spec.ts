import type { Page } from '@playwright/test';
import { demoRecruiter } from '../../core/users.ts';
import { signInByApi } from '../../core/auth.ts';
import { countDocumentRequests } from '../../core/documentRequests.ts';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';
import { addStarterToCart } from '../../pages/plans.ts';
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
  ['/saved', `Saved vacancies | ${SITE}`],
  ['/privacy', `Privacy | ${SITE}`],
  ['/terms', `Terms | ${SITE}`],
  ['/faq', `FAQ | ${SITE}`],
  ['/cv-builder', `CV builder | ${SITE}`],
  ['/cart', `Cart | ${SITE}`],
  ['/login', `Sign in | ${SITE}`],
  ['/register', `Create an account | ${SITE}`],
  ['/forgot-password', `Forgotten password | ${SITE}`],
  ['/reset-password', `New password | ${SITE}`],
  ['/error', `Sign-in problem | ${SITE}`],
  ['/nowhere', `Page not found | ${SITE}`],
];

/** Stores the cart's badge, as an earlier visit does. */
const setCartBadge = (page: Page, cart: number) =>
  page.evaluate((badges) => localStorage.setItem('badges', JSON.stringify(badges)), { cart });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('gives every page its own document title, the same from server and browser', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  for (const [path, title] of titles) {
    const html = await (await page.goto(path))!.text();
    expect.soft(html).toContain(`<title>${title}</title>`);
    await expect.soft(page).toHaveTitle(title);
  }
  await page.goto('/vacancies/1');
  await expect(page).toHaveTitle(new RegExp(`^Line Cook.* \\| ${SITE.replace('|', '\\|')}$`));
});

test('shows the main navigation in order, marks the current page and navigates within the document', async ({
  page,
}) => {
  await page.goto('/');
  const documents = countDocumentRequests(page);
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
  expect(documents()).toBe(0);
});

test('announces a new page, moves the focus to its start and restores the scroll position on back', async ({
  page,
}) => {
  await page.goto('/vacancies');
  await expect(page.getByRole('main').getByRole('link').nth(12)).toBeVisible();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);

  // `click()` would first scroll the link out of the scroll padding of the header.
  const link = await boxOf(shell(page).navigation.getByRole('link', { name: 'About Us' }));
  await page.mouse.click(link.x + 10, link.y + 10);
  await expect(page).toHaveTitle(`About Us | ${SITE}`);
  await expect(page.getByRole('status').filter({ hasText: `About Us | ${SITE}` })).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/vacancies');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('runs a view transition on navigation unless reduced motion is preferred', async ({ page }) => {
  await page.addInitScript(() => {
    const count = { transitions: 0 };
    Object.assign(window, { count });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      count.transitions += 1;
      return start(...args);
    };
  });
  const transitions = () =>
    page.evaluate(() => (window as unknown as { count: { transitions: number } }).count.transitions);
  await page.goto('/about');
  await expect(heading(page, 'About Career Portal Aruba')).toBeVisible();
  await shell(page).follow('Partners');
  await expect(page).toHaveURL('/partners');
  await expect.poll(transitions).toBe(1);
  // Navigates while a transition may still run.
  await shell(page).follow('Plans');
  await shell(page).follow('Blog');
  await expect(heading(page, 'Blog')).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(heading(page, 'Blog')).toBeVisible();
  await shell(page).follow('Partners');
  await expect(heading(page, 'Partners')).toBeVisible();
  expect(await transitions()).toBe(0);
});

test('shows the cart count in every tab', async ({ page, context }) => {
  await page.goto('/plans');
  const cart = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: /^Cart/ });
  const other = await context.newPage();
  await other.goto('/login');
  await expect(shell(other).navigation).toBeVisible();
  await expect(cart(page)).toBeHidden();

  await addStarterToCart(page);
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
  test(`fits the header with a full cart and the account menu into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await setCartBadge(page, 12);
    await page.reload();
    const overflows = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await expect(page.getByRole('link', { name: 'Cart, 12 items' })).toBeVisible();
    expect(await overflows()).toBe(false);
    await signInByApi(page, demoRecruiter);
    await page.reload();
    await expect(shell(page).accountMenu).toBeVisible();
    expect(await overflows()).toBe(false);
    const edges = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((found) =>
        found
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right }) => [Math.round(left), Math.round(right)] as const)
          .toSorted((a, b) => a[0] - b[0]),
      );
    // Controls must not overlap.
    for (const [index, [left]] of edges.entries())
      expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.[1] ?? 0);
  });
}

test('shows the footer links, the operator, the languages and a working RSS feed', async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([
    'Saved',
    'FAQ',
    'Contact',
    'Privacy',
    'Terms',
    'Vacancies as RSS',
    'English',
    'Papiamento',
    'Nederlands',
    'Español',
    '+297 280 0100',
    'hello@careerportal.example',
  ]);
  await expect(footer).toContainText('Run by Isla Work Services VBA');
  const feed = await page.request.get(
    (await footer.getByRole('link', { name: 'Vacancies as RSS' }).getAttribute('href')) ?? '',
  );
  expect(feed.headers()['content-type']).toContain('rss+xml');
  expect(await feed.text()).toContain('<item>');
});
