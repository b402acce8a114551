import type { CDPSession, Locator, Page } from 'playwright';
import { observeInteractions } from '../smooth/interactions.ts';
import { launchBrowser } from './launchBrowser.ts';
import { measureNavigation } from './navigation.ts';
import { observeHydration, readPaints } from './paints.ts';
import { recordRequests, type RequestMetrics } from './requests.ts';

/** Metrics of one cold load, and of the interactions after it. */
export type Visit = RequestMetrics & {
  lcpMs: number;
  hydratedMs: number;
  layoutShift: number;
  /** Longest task of the main thread until the network is idle; 0 below 50 ms. */
  longestTaskMs: number;
  inpMs: number;
  navigationMs: number;
};

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const TIMEOUT_MS = 60_000;
/** Between interactions: the next locator would search in the thread of the page and delay the response to the last one. */
const PAUSE_MS = 500;

export type BenchBrowser = Awaited<ReturnType<typeof openBrowser>>;

/** Launches a browser that loads pages as a first-time visitor, on a slow phone if `isSlow`. */
export async function openBrowser() {
  const browser = await launchBrowser([
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]);

  async function open(width: number, isSlow: boolean): Promise<{ page: Page; devTools: CDPSession }> {
    const context = await browser.newContext({ viewport: { width, height: 823 } });
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const devTools = await context.newCDPSession(page);
    if (isSlow) await throttle(devTools);
    return { page, devTools };
  }

  async function visit(site: string, path: string, isSlow: boolean): Promise<Visit> {
    const { page, devTools } = await open(412, isSlow);
    const requests = await recordRequests(devTools);
    const takeInteractions = await observeInteractions(page);
    const hydrated = await observeHydration(page, path);
    await page.goto(site + path, { waitUntil: 'load' });
    const hydratedMs = await hydrated();
    await page.waitForLoadState('networkidle');
    const paints = await page.evaluate(readPaints);
    const loaded = requests.metrics();
    await interact(page);
    const interactions = await takeInteractions();
    await page.context().close();
    const navigationMs = await clickToRemote(site, { isSlow, isHovered: true });
    return {
      ...paints,
      ...loaded,
      hydratedMs,
      inpMs: Math.max(0, ...interactions.map(({ ms }) => ms)),
      navigationMs,
    };
  }

  /** Loads a page without scripts, which is never hydrated. */
  async function load(site: string, path: string, isSlow: boolean): Promise<Visit> {
    const { page, devTools } = await open(412, isSlow);
    const requests = await recordRequests(devTools);
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const paints = await page.evaluate(readPaints);
    await page.context().close();
    const never = { hydratedMs: Number.NaN, inpMs: Number.NaN, navigationMs: Number.NaN };
    return { ...paints, ...requests.metrics(), ...never };
  }

  /** Returns the milliseconds from a click to a page of another remote. */
  async function clickToRemote(
    site: string,
    { isSlow, isHovered }: { isSlow: boolean; isHovered: boolean },
  ): Promise<number> {
    const { page } = await open(1280, isSlow);
    const ms = await measureNavigation(page, site, isHovered);
    await page.context().close();
    return ms;
  }

  return { visit, load, clickToRemote, version: browser.version(), close: () => browser.close() };
}

/** Saves a vacancy and types a query, like most visitors, where the page allows it. */
async function interact(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: /^Save / }).first();
  if ((await save.count()) > 0) await clickAt(save);
  const query = page.getByRole('main').getByRole('combobox').first();
  if ((await query.count()) === 0) return;
  await query.focus();
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.type('cook', { delay: 150 });
}

/** Clicks like a mouse: `Locator.click` would run its hit test in the thread of the page. */
async function clickAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().mouse.click(x + width / 2, y + height / 2);
  await target.page().waitForTimeout(PAUSE_MS);
}

/** Makes a tab that of a slow phone. */
export async function throttle(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
