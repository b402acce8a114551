import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../../core/layout.ts';
import { expect, test } from '../../core/test.ts';
import { shell } from '../../pages/shell.ts';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Build Your CV for Free!' });

/** Opens a page with a paused clock, which moves until the page is interactive only. */
async function open(page: Page, path: string) {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.clock.pauseAt('2026-11-21T10:00:01');
  await untilInteractive(page, () => page.goto(path));
}

/** Moves the paused clock of a page until the document that it loads is interactive. */
async function untilInteractive(page: Page, load: () => Promise<unknown>) {
  // Without this, the previous document would look like the one that loads.
  await page.locator('html').evaluate((html) => html.removeAttribute('data-hydrated'));
  const loading = load();
  // A navigation destroys the page that the clock belongs to.
  const step = async () => {
    if (await page.locator('html[data-hydrated]').count()) return true;
    await page.clock.runFor(10);
    return false;
  };
  while (!(await step().catch(() => false)));
  await loading;
  await expect(shell(page).navigation).toBeVisible();
}

test('shows the CV banner at the bottom right after three seconds', async ({ page }) => {
  await open(page, '/login');
  await page.clock.runFor(2900);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(banner(page)).toContainText(
    'Create a professional resume in minutes with our easy CV Builder',
  );
  const box = await boxOf(banner(page));
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  }));
  expect(width - (box.x + box.width)).toBeLessThan(40);
  expect(height - (box.y + box.height)).toBeLessThan(40);
  // The space below the page does not stretch the footer of a dialog.
  const dialogFooter = await page.evaluate(() => {
    const footer = document.createElement('footer');
    document.body.appendChild(document.createElement('section')).append(footer);
    return getComputedStyle(footer).paddingBlockEnd;
  });
  expect(dialogFooter).toBe('0px');
});

test('hides the CV banner after a 300 ms animation and keeps it closed for the browser session', async ({
  page,
  context,
}) => {
  await open(page, '/login');
  await page.clock.runFor(3000);
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(290);
  await expect(banner(page)).toHaveAttribute('data-leaving');
  await page.clock.runFor(10);
  await expect(banner(page)).toBeHidden();

  await untilInteractive(page, () => page.reload());
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();

  // A tab that is not opened from another one has its own session storage.
  const other = await context.newPage();
  await untilInteractive(other, () => other.goto('/login'));
  await other.clock.runFor(3000);
  await expect(banner(other)).toBeVisible();
});

test('opens the CV builder on a click anywhere in the CV banner and hides it there', async ({ page }) => {
  await open(page, '/login');
  await page.clock.runFor(3000);
  await banner(page).click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/cv-builder');
  await page.clock.runFor(300);
  await expect(banner(page)).toBeHidden();
  await shell(page).follow('Blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeAttached();
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows and hides the CV banner without an animation', async ({ page }) => {
    await open(page, '/login');
    await page.clock.runFor(3000);
    const isAnimated = () =>
      banner(page).evaluate((element) =>
        element.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().duration) > 1),
      );
    expect(await isAnimated()).toBe(false);
    await banner(page).getByRole('button', { name: 'Close' }).click();
    expect(await isAnimated()).toBe(false);
    await page.clock.runFor(300);
    await expect(banner(page)).toBeHidden();
  });
});

const SIZES = [
  ['a desktop', { width: 1280, height: 640 }],
  ['a phone', { width: 360, height: 640 }],
] as const;

for (const [device, viewport] of SIZES) {
  test(`never covers the focused element on ${device} and is reached by Tab`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/forgot-password');
    await expect(banner(page)).toBeVisible();
    let steps = 0;
    // Ends in the banner, which follows the last link of the footer.
    while (!(await anyBanner(page).evaluate((element) => element.contains(document.activeElement)))) {
      await page.keyboard.press('Tab');
      await expect.poll(() => findCoveredFocus(page)).toBeNull();
      expect((steps += 1)).toBeLessThan(40);
    }
    await expect(banner(page).getByRole('link', { name: 'Get Started' })).toBeFocused();
    await expect(banner(page)).toHaveCSS('opacity', '1');
  });
}

/** The banner, also while a phone hides it beside the keyboard. */
const anyBanner = (page: Page) =>
  page.getByRole('complementary', { name: 'Build Your CV for Free!', includeHidden: true });

/** Returns the text of the focused element if the visible banner covers it. */
function findCoveredFocus(page: Page): Promise<string | null> {
  return anyBanner(page).evaluate((element) => {
    const focused = document.activeElement;
    const { opacity, visibility } = getComputedStyle(element);
    if (!focused || element.contains(focused) || opacity === '0' || visibility === 'hidden') return null;
    const [over, own] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
    const isCovered =
      own.height <= over.height &&
      own.left < over.right &&
      own.right > over.left &&
      own.top < over.bottom &&
      own.bottom > over.top;
    return isCovered ? `${focused.tagName} ${focused.textContent}` : null;
  });
}

test('is reached by Tab after the last link of the page, which is scrolled above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/companies');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.evaluate((link) => {
    const place = innerHeight - 30;
    scrollBy({ top: link.getBoundingClientRect().top - place, behavior: 'instant' });
    link.focus({ preventScroll: true });
  });
  await expect.poll(() => findCoveredFocus(page)).toBeNull();
  await expect(banner(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Get Started' })).toBeFocused();
  await expect(banner(page)).toHaveCSS('opacity', '1');
});

test('leaves the Apply bar and the footer links of a phone uncovered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/vacancies');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const bar = page.locator('[data-dock=apply]');
  await expect(bar).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toHaveCSS('opacity', '1');
  // The banner may still be moving.
  const overlap = async (above: Locator, below: Locator) => {
    const { y, height } = await boxOf(above);
    return Math.max(0, y + height - (await boxOf(below)).y);
  };
  await expect.poll(async () => await overlap(banner(page), bar)).toBe(0);
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => await overlap(link, banner(page))).toBe(0);
  }
});
