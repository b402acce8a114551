import { type FailureReport, failureReportSchema } from '@cpa/shared/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { RouteToCheck } from './routeUrls.rules.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Attributes of the shell on a page that is interactive, or could not start. */
const [STARTED, FAILED] = ['html[data-hydrated]', 'html[data-failed]'];

/** Chromium logs each failed request. The API may well answer 404 for the parameters of the check. */
const FAILED_REQUEST = /^Failed to load resource/;

/** Opens a page and returns what is wrong with it, one sentence each. */
export async function visitRoute(
  context: BrowserContext,
  { remote, path }: RouteToCheck,
  timeoutMs: number,
): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const problems = collectProblems(page);
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The page does not respond.')), timeoutMs);
  try {
    await Promise.race([inspect(page, path, problems), deadline]);
  } catch (error) {
    problems.add(`It was not ready within ${timeoutMs / 1000} seconds: ${firstLine(error)}`);
  } finally {
    clearTimeout(timer);
    // Not awaited, because a page in an endless loop may never close. The end of the browser closes all pages.
    void page.close().catch(() => undefined);
  }
  return [...problems].map((problem) => `${path} of ${remote}: ${problem}`);
}

async function inspect(page: Page, path: string, problems: Set<string>): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector(`${STARTED}, ${FAILED}`, { state: 'attached' });
  if (await page.locator(FAILED).count()) problems.add('The page could not start.');
  // The page waits for its data; those of a route that never ends are a problem of that route.
  await page.waitForLoadState('networkidle');
  const { AxeBuilder } = await import('@axe-core/playwright');
  // The pages have no frames, so no second page is needed to collect the results.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS);
  const { violations } = await axe.analyze();
  for (const { id, help, nodes } of violations)
    problems.add(`Accessibility rule ${id}: ${help} (${nodes[0]?.html.slice(0, 120) ?? ''}).`);
}

/** Collects exceptions, console errors and the failures of remotes that the page reports. */
function collectProblems(page: Page): Set<string> {
  const problems = new Set<string>();
  page.on('pageerror', (error) => problems.add(`Exception: ${firstLine(error)}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !FAILED_REQUEST.test(text))
      problems.add(`Console error: ${firstLine(text)}`);
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/_report')) return;
    const report = z.safeParse(failureReportSchema, request.postDataJSON());
    if (report.success) problems.add(describe(report.data));
  });
  return problems;
}

const describe = ({ remote, class: kind, error }: FailureReport): string =>
  `${remote} failed (${kind}${error === null ? '' : `, ${error}`}).`;

const firstLine = (value: unknown): string => String(value).split('\n', 1)[0]!.slice(0, 300);
