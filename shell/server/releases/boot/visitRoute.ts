import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FailureReport, failureReportSchema } from '@cpa/shared/contracts';
import type { AxeBuilder as Axe } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import type { CheckTabs } from './checkTabs.ts';
import { listenTo } from './listenTo.ts';
import type { RouteToCheck } from './routeUrls.rules.ts';
import { watchRequests } from './watchRequests.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Attributes of the shell on a page that is interactive, or could not start. */
const [STARTED, FAILED] = ['html[data-hydrated]', 'html[data-failed]'];

/** Chromium logs each failed request; those of the API and of files are checked by their status. */
const FAILED_REQUEST = /^Failed to load resource/;

/** Files without which a page looks or works differently. */
const FILES = new Set(['stylesheet', 'script', 'font']);

/** Error notice of the component library, which pages show instead of content that could not be loaded. */
const ERROR_NOTICE = '[data-error-notice]';

export type Visit = {
  /** Problems of the page, one sentence each. */
  problems: string[];
  /** Paths of the links on the page to pages of the site. */
  links: string[];
};

export type VisitOptions = {
  /** Decides instead of the usual check whether the page works; throws when it does not. */
  inspect?: ((page: Page) => Promise<void>) | undefined;
  /** True: axe, which takes longer than the page itself, does not inspect it. */
  isAxeSkipped?: boolean;
};

/** Opens a page in a tab and checks it. */
export async function visitRoute(
  tabs: CheckTabs,
  { remote, path }: Pick<RouteToCheck, 'remote' | 'path'>,
  timeoutMs: number,
  { inspect: further, isAxeSkipped = further !== undefined }: VisitOptions = {},
): Promise<Visit> {
  const links: string[] = [];
  const page = await tabs.take();
  page.setDefaultTimeout(timeoutMs);
  const { problems, stop } = collectProblems(page);
  const quiet = watchRequests(page);
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  let step: Step = 'it started';
  const timer = setTimeout(() => reject(new Error(`No response while ${step}.`)), timeoutMs);
  try {
    const work = async (): Promise<void> => {
      await inspect(page, path, { quiet, problems, links, isAxeSkipped, begin: (next) => (step = next) });
      if (further) problems.clear();
      await further?.(page).catch((error: unknown) => problems.add(firstLine(error)));
    };
    await Promise.race([work(), deadline]);
  } catch (error) {
    problems.add(`It was not ready within ${timeoutMs / 1000} seconds: ${firstLine(error)}`);
  } finally {
    clearTimeout(timer);
    quiet.stop();
    stop();
  }
  if (problems.size > 0) tabs.discard(page);
  else await tabs.release(page);
  return { problems: [...problems].map((problem) => `${path} of ${remote}: ${problem}`), links };
}

/** Opens a page and waits until it is interactive. Returns false when it could not start. */
export async function openPage(page: Page, path: string): Promise<boolean> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector(`${STARTED}, ${FAILED}`, { state: 'attached' });
  return (await page.locator(FAILED).count()) === 0;
}

/** What a page is checked for at the moment, as a part of a sentence. */
type Step = 'it started' | 'it loaded its data' | 'its accessibility was checked' | 'its content was read';

type Inspection = {
  quiet: ReturnType<typeof watchRequests>;
  problems: Set<string>;
  links: string[];
  begin: (step: Step) => void;
} & Pick<VisitOptions, 'isAxeSkipped'>;

async function inspect(
  page: Page,
  path: string,
  { quiet, problems, links, isAxeSkipped, begin }: Inspection,
): Promise<void> {
  if (!(await openPage(page, path))) problems.add('The page could not start.');
  // Axe takes longer than a page needs to request more data, so its results for an older state are not used.
  let violations: Violation[];
  do {
    begin('it loaded its data');
    await quiet.wait();
    begin('its accessibility was checked');
    violations = isAxeSkipped ? [] : await findViolations(page);
  } while (!(await quiet.isKept()));
  begin('its content was read');
  const notice = page.locator(ERROR_NOTICE).first();
  if (await notice.count()) problems.add(`It shows an error: ${firstLine(await notice.innerText())}`);
  links.push(...(await linksOf(page)));
  for (const { id, help, nodes } of violations)
    problems.add(`Accessibility rule ${id}: ${help} (${nodes[0]?.html.slice(0, 120) ?? ''}).`);
}

type Violation = Awaited<ReturnType<Axe['analyze']>>['violations'][number];

async function findViolations(page: Page): Promise<Violation[]> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  // The pages have no frames, so no second page is needed to collect the results.
  const axe = new AxeBuilder({ page, axeSource: axeSource() })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    .withTags(TAGS);
  return (await axe.analyze()).violations;
}

let source: string | undefined;

/** Reads the minified axe, which each page parses: less than half the size of the default one. */
const axeSource = (): string =>
  (source ??= readFileSync(
    createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
    'utf8',
  ));

async function linksOf(page: Page): Promise<string[]> {
  const urls = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return urls.flatMap((url) =>
    URL.canParse(url) && new URL(url).origin === origin ? [new URL(url).pathname] : [],
  );
}

/** Collects exceptions, console errors, failed reads and files, and the failures of remotes that the page reports. */
export function collectProblems(page: Page): { problems: Set<string>; stop: () => void } {
  const problems = new Set<string>();
  const stop = listenTo(page, {
    pageerror: (error) => problems.add(`Exception: ${firstLine(error)}`),
    console(message) {
      const text = message.text();
      if (message.type() === 'error' && !FAILED_REQUEST.test(text))
        problems.add(`Console error: ${firstLine(text)}`);
    },
    response(response) {
      const { origin, pathname } = new URL(response.url());
      const status = response.status();
      const request = response.request();
      const isFailed = pathname.startsWith('/api/')
        ? isFailure(status)
        : status >= 400 && FILES.has(request.resourceType()) && origin === new URL(page.url()).origin;
      if (request.method() === 'GET' && isFailed) problems.add(`GET ${pathname} failed with ${status}.`);
    },
    request(request) {
      if (!request.url().endsWith('/api/_report')) return;
      const report = z.safeParse(failureReportSchema, request.postDataJSON());
      if (report.success) problems.add(describe(report.data));
    },
  });
  return { problems, stop };
}

/** A missing object or an invalid parameter is not a failure. */
const isFailure = (status: number): boolean => status >= 500 || [401, 403, 429].includes(status);

const describe = ({ remote, class: kind, error }: FailureReport): string =>
  `${remote} failed (${kind}${error === null ? '' : `, ${error}`}).`;

export const firstLine = (value: unknown): string => String(value).split('\n', 1)[0]!.slice(0, 300);
