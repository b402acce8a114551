import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose result depends on colours, so on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no WCAG 2.2 A or AA violation in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnd(page);
  await expectNoViolations(new AxeBuilder({ page }).setLegacyMode().withTags(TAGS));
}

/** Expects no violation in the light theme, then checks the colours in the dark theme and restores the light one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await setTheme(page, 'dark');
  // A long page is repainted in steps.
  await expect(async () => {
    await expectNoViolations(new AxeBuilder({ page }).setLegacyMode().withRules(COLOUR_RULES));
  }).toPass();
  await setTheme(page, 'light');
}

/** Waits until nothing fades in or out: colours are too pale meanwhile. Endless animations, as of skeletons, do not count. */
async function animationsEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

function setTheme(page: Page, theme: 'light' | 'dark'): Promise<unknown> {
  return page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const summary = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(summary).toEqual([]);
}
