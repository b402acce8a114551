import { type Page, expect } from '@playwright/test';
import axe from 'axe-core';
import { atRest } from './atRest.ts';

/** Rules of WCAG 2.2, levels A and AA. */
const ALL_RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** Rules whose result depends on colours, and so on the theme. */
const COLOUR_RULES: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Expects no WCAG 2.2 A or AA violation in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page, async () => expect(await findViolations(page, ALL_RULES)).toEqual([]));
}

/** Expects no violation in the light theme, then checks the colours in the dark theme and restores the light one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await atRest(page, async () => {
    expect(await findViolations(page, ALL_RULES)).toEqual([]);
    try {
      await setTheme(page, 'dark');
      expect(await findViolations(page, COLOUR_RULES), 'in the dark theme').toEqual([]);
    } finally {
      await setTheme(page, 'light');
    }
  });
}

/** Shows the page in a theme. */
export function setTheme(page: Page, theme: 'light' | 'dark'): Promise<unknown> {
  return page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
}

/** Loads axe into the document once: on a small page that takes longer than the analysis. */
async function findViolations(page: Page, runOnly: axe.RunOnly) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(async (rules) => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, { runOnly: rules, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }));
  }, runOnly);
}
