import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../../core/accessibility.ts';
import { atRest } from '../../core/atRest.ts';
import { expect, test } from '../../core/test.ts';

/** Adds a style sheet to the page, whose content security policy allows no inline style. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const PALE = '@keyframes pale { from, to { opacity: 0.2 } }';

test('the accessibility check ignores colours of a fade, also of one that starts during the check', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await addStyle(page, `${PALE} main, footer[data-arriving] { animation: pale 60s }`);
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('footer')?.toggleAttribute('data-arriving'), 5);
  });
  await expectAccessibleInBothThemes(page);
});

test('the accessibility check repeats when the page was busy, and reports contrast that stays too low', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await addStyle(page, 'main[aria-busy] { opacity: 0.2 }');
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    setTimeout(() => {
      main.ariaBusy = 'true';
      setTimeout(() => (main.ariaBusy = null), 2000);
    }, 5);
  });
  await expectAccessible(page);
  await addStyle(page, 'main { opacity: 0.2 }');
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
});

test('the accessibility check repeats when a busy element came and went', async ({ page }) => {
  await page.goto('/forgot-password');
  let checks = 0;
  await atRest(page, async () => {
    checks += 1;
    if (checks > 1) return;
    await page.evaluate(() => {
      const loading = document.createElement('p');
      loading.ariaBusy = 'true';
      document.body.append(loading);
      loading.remove();
    });
    throw new Error('Too pale');
  });
  expect(checks).toBe(2);
});

test('the accessibility check reports its own error after a navigation', async ({ page }) => {
  await page.goto('/forgot-password');
  const check = atRest(page, async () => {
    await page.goto('/login');
    throw new Error('Too pale');
  });
  await expect(check).rejects.toThrow('Too pale');
});

test('the accessibility check restores the light theme when the analysis fails in the dark one', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.evaluate(() => {
    const run = () => {
      if (document.documentElement.dataset['theme'] === 'dark') throw new Error('No analysis');
      return { violations: [] };
    };
    Object.assign(globalThis, { axe: { run } });
  });
  await expect(expectAccessibleInBothThemes(page)).rejects.toThrow('No analysis');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
