import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no violation of WCAG 2.2 A and AA on the page as it stands; of some rules only, where the rest is known. */
export async function expectAccessible(page: Page, { rules }: { rules?: string[] } = {}): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(levels)).analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  }));
  expect(told).toEqual([]);
}
