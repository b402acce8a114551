import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { median, print } from '../../api/bench/report.ts';
import { ROOT } from '../start/settings.ts';
import { startSites, THIS_SITE } from './page/comparedSites.ts';
import { launchBrowser } from './page/launchBrowser.ts';
import { signInDemoUser } from './page/signInDemoUser.ts';
import { throttle } from './page/visit.ts';

const ROUNDS = Number(process.argv[3] ?? 3);
const PAGES = {
  visitor: ['/', '/vacancies', '/vacancies/1', '/companies', '/plans'],
  recruiter: [
    '/recruiter-dashboard',
    '/recruiter-dashboard/vacancies',
    '/recruiter-dashboard/vacancies/1/edit',
    '/recruiter-dashboard/applicants',
    '/recruiter-dashboard/applicants/1',
    '/recruiter-dashboard/orders',
  ],
  applicant: ['/applicant', '/applicant/applications', '/applicant/profile', '/applicant/privacy'],
};
/** Seconds after the request of a document at which a film strip shows the page. */
const SECONDS = [0.5, 1, 2, 4, 8];
const FOLDER = join(ROOT, '.cache/bench');
const VIEWPORT = { width: 412, height: 823 };

/** When the heading and the outline of a page were there, in milliseconds. Absent: never. */
type First = { heading?: number; outline?: number };

type Load = { page: string; textMs: number; firstMs: First; pictures: (string | undefined)[] };

/**
 * Loads public and private pages cold with 150 ms, 1.6 Mbit/s and a CPU slowed down four times. Prints when the text of
 * each page was complete, for private pages also without the requests that the document itself makes, and draws a film
 * strip of each page.
 */
export async function run(): Promise<void> {
  const sites = await startSites([THIS_SITE]);
  const browser = await launchBrowser();
  const loads: Load[] = [];
  try {
    print(
      `First load: ms until the heading and the outline. Median of ${ROUNDS} loads: ms until the text was complete with ` +
        'early reads, without them, ratio\n',
    );
    for (const [user, paths] of Object.entries(PAGES)) {
      const context = await signIn(browser, sites.urls[0]!, user);
      for (const path of paths) {
        const early: number[] = [];
        const late: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const load = await loadCold(context, sites.urls[0]! + path, true);
          early.push(load.textMs);
          if (round === 0) loads.push({ ...load, page: path });
          if (user !== 'visitor') late.push((await loadCold(context, sites.urls[0]! + path, false)).textMs);
        }
        const { heading, outline } = loads.at(-1)!.firstMs;
        print(
          [path.padEnd(40), figure(heading), figure(outline), ...figures(median(early), median(late))].join(
            ' ',
          ),
        );
      }
      await context.close();
    }
    print(`\nFilm strips: ${await drawStrips(browser, loads)}`);
  } finally {
    await browser.close();
    await sites.stop();
  }
}

const figures = (early: number, late: number): string[] =>
  Number.isNaN(late) ? [figure(early)] : [figure(early), figure(late), (early / late).toFixed(2)];

const figure = (value: number | undefined): string => (value?.toFixed(0) ?? '–').padStart(6);

async function signIn(browser: Browser, site: string, user: string): Promise<BrowserContext> {
  // Neither cached files nor the service worker: each load is the first one.
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  if (user !== 'recruiter' && user !== 'applicant') return context;
  await signInDemoUser(context, site, user);
  return context;
}

/** Loads a page in a tab with an empty cache. */
async function loadCold(context: BrowserContext, url: string, hasEarlyReads: boolean): Promise<Load> {
  const page = await context.newPage();
  if (!hasEarlyReads) await page.addInitScript(ignoreEarlyReads);
  await page.addInitScript(observeText);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await throttle(devTools);
  const pictures: { at: number; data: string }[] = [];
  devTools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ at: metadata.timestamp ?? 0, data });
    void devTools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devTools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 206 });
  const startedAt = Date.now() / 1000;
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(Math.max(...SECONDS) * 1000);
  await page.waitForLoadState('networkidle').catch(() => {});
  const textMs = await page.evaluate(timeOfText);
  const firstMs = await page.evaluate(() => (globalThis as { first?: First }).first ?? {});
  await page.close();
  return {
    page: url,
    textMs,
    firstMs,
    pictures: SECONDS.map((second) => pictures.findLast(({ at }) => at - startedAt <= second)?.data),
  };
}

/** Makes the script of the document find nothing to request. Runs in the page. */
function ignoreEarlyReads(): void {
  const find = document.querySelector.bind(document);
  document.querySelector = (selector: string) =>
    selector === 'meta[name=early-reads]' ? null : find(selector);
}

/** Notes how long the text of the page is after each change, and when its heading and outline appear. Runs in the page. */
function observeText(): void {
  const changes: { at: number; length: number }[] = [];
  const first: First = {};
  Object.assign(globalThis, { changes, first });
  const observer = new MutationObserver(() => {
    if (document.querySelector('main h1')?.textContent) first.heading ??= performance.now();
    if (document.querySelector('[data-page-frame]')) first.outline ??= performance.now();
    const length = document.querySelector('main')?.textContent.length ?? 0;
    if (length !== changes.at(-1)?.length) changes.push({ at: performance.now(), length });
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Returns from when on the text had at least 95 % of its final length: a count or a time that changes later does not make a
 * page incomplete. Runs in the page.
 */
function timeOfText(): number {
  const { changes = [] } = globalThis as { changes?: { at: number; length: number }[] };
  const enough = 0.95 * (changes.at(-1)?.length ?? 0);
  const lastShort = changes.findLastIndex(({ length }) => length < enough);
  return changes[lastShort + 1]?.at ?? Number.NaN;
}

async function drawStrips(browser: Browser, loads: Load[]): Promise<string> {
  const page: Page = await browser.newPage({ viewport: { width: 1240, height: 400 } });
  const cell = (data: string | undefined) =>
    `<td>${data ? `<img src="data:image/jpeg;base64,${data}" width="206">` : ''}</td>`;
  await page.setContent(
    `<table><tr><th></th>${SECONDS.map((second) => `<th>${second} s</th>`).join('')}</tr>${loads
      .map((load) => `<tr><th>${load.page}</th>${load.pictures.map(cell).join('')}</tr>`)
      .join('')}</table>`,
  );
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, 'frames.png');
  await page.screenshot({ path: file, fullPage: true });
  return file;
}
