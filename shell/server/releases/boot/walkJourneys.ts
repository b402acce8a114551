import type { Page } from 'playwright-core';
import { matchPath } from 'react-router';
import type { JourneyResult } from '../publishing/bootRecords.ts';
import { type CheckTabs, EMPTY_PAGE } from './checkTabs.ts';
import { describeStep, type JourneyStep, type JourneyToWalk } from './journeys.rules.ts';
import type { RouteToCheck } from './routeUrls.rules.ts';
import { collectProblems, firstLine, openPage } from './visitRoute.ts';

/** Milliseconds for one step. */
const STEP_TIMEOUT_MS = 10_000;

/** Milliseconds for all journeys of a candidate. */
const JOURNEYS_TIMEOUT_MS = 60_000;

/** Result of a journey that ran out of time. */
const LATE = Symbol('late');

export type TabsOf = (role: RouteToCheck['role']) => Promise<CheckTabs>;

type Walked = {
  results: JourneyResult[];
  /** Failures, one sentence for each journey. */
  problems: string[];
};

type WalkOptions = {
  timeoutMs?: number | undefined;
  stepMs?: number | undefined;
  /** Ends the journeys earlier. */
  signal?: AbortSignal | undefined;
};

/**
 * Runs journeys one after another, those of different roles at the same time. A failed one is repeated: if it passes
 * then, it is flaky and does not count. Journeys that are not completed, because time is over or `signal` aborts, do
 * not count either.
 */
export async function walkJourneys(
  journeys: readonly JourneyToWalk[],
  tabsOf: TabsOf,
  { timeoutMs = JOURNEYS_TIMEOUT_MS, stepMs = STEP_TIMEOUT_MS, signal }: WalkOptions = {},
): Promise<Walked> {
  const walked: Walked = { results: [], problems: [] };
  const { promise: deadline, resolve } = Promise.withResolvers<typeof LATE>();
  let isLate = false;
  const end = (): void => {
    isLate = true;
    resolve(LATE);
  };
  const timer = setTimeout(end, timeoutMs);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  const attempt = async (journey: JourneyToWalk): Promise<string | typeof LATE | undefined> => {
    if (isLate) return LATE;
    return await Promise.race([walk(await tabsOf(journey.role ?? null), journey, stepMs), deadline]);
  };
  const take = async (journey: JourneyToWalk): Promise<void> => {
    const { remote, name } = journey;
    const record = (outcome: JourneyResult['outcome']): void =>
      void walked.results.push({ remote, name, outcome });
    const first = await attempt(journey);
    if (first === undefined) return record('passed');
    if (first === LATE) return record('late');
    const second = await attempt(journey);
    if (second === undefined) return record('flaky');
    walked.problems.push(`Journey "${name}" of ${remote}: ${second === LATE ? first : second}`);
  };
  // Pages of one role share their storage.
  const byRole = Map.groupBy(journeys, ({ role }) => role);
  try {
    await Promise.all(
      [...byRole.values()].map(async (ofRole) => {
        for (const journey of ofRole) await take(journey);
      }),
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
  return walked;
}

/** Returns true when a tab may be left that does not close, and would block the next check. */
export const leavesTabs = (results: readonly JourneyResult[]): boolean =>
  results.some(({ outcome }) => outcome !== 'passed');

/** Runs a journey in a tab. Returns its failure. */
async function walk(tabs: CheckTabs, { steps }: JourneyToWalk, stepMs: number): Promise<string | undefined> {
  const page = await tabs.take();
  page.setDefaultTimeout(stepMs);
  let problem: string | undefined;
  const { problems, stop } = collectProblems(page);
  try {
    // A journey before may have stored something, such as a cart.
    await page.goto(EMPTY_PAGE);
    // oxlint-disable-next-line no-restricted-globals -- the storage of a page under test.
    await page.evaluate(() => localStorage.clear());
    problem = await takeSteps(page, steps, stepMs);
  } catch (error) {
    problem = firstLine(error);
  } finally {
    stop();
  }
  const [other] = problems;
  problem ??= other;
  if (problem === undefined) await tabs.release(page);
  else tabs.discard(page);
  return problem;
}

async function takeSteps(
  page: Page,
  steps: readonly JourneyStep[],
  timeout: number,
): Promise<string | undefined> {
  for (const [index, step] of steps.entries()) {
    try {
      await takeStep(page, step, timeout);
    } catch (error) {
      return `step ${index + 1} (${describeStep(step)}): ${firstLine(error)}`;
    }
  }
  return undefined;
}

async function takeStep(page: Page, step: JourneyStep, timeout: number): Promise<void> {
  if ('open' in step) {
    if (!(await openPage(page, step.open))) throw new Error('The page could not start.');
  } else if ('click' in step)
    await visible(page.getByRole(step.role ?? 'link', { name: step.click })).click();
  else if ('fill' in step) await visible(page.getByLabel(step.fill)).fill(step.text);
  else if ('see' in step) await visible(page.getByText(step.see)).waitFor();
  else
    await page.waitForURL((url) => matchPath(step.at, url.pathname) !== null, {
      timeout,
      waitUntil: 'commit',
    });
}

const visible = (found: ReturnType<Page['locator']>): ReturnType<Page['locator']> =>
  found.filter({ visible: true }).first();
