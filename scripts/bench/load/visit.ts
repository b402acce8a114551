import { type CDPSession, chromium } from 'playwright';
import { findChromium } from '../../test/chromium.mjs';
import { recordRequests, type RequestMetrics } from './requests.ts';

/** Metrics of one cold load. */
export type Visit = RequestMetrics & { lcpMs: number; layoutShift: number };

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

/** Launches a browser that loads pages as a first-time visitor on a slow phone. */
export async function openBrowser() {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });

  async function visit(url: string): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await throttle(devTools);
    const requests = await recordRequests(devTools);
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('main').getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const paints = await page.evaluate(readPaints);
    await context.close();
    return { ...paints, ...requests.metrics() };
  }

  return { visit, close: () => browser.close() };
}

async function throttle(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the browser. */
function readPaints(): Promise<Pick<Visit, 'lcpMs' | 'layoutShift'>> {
  const entries = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  return Promise.all([entries('largest-contentful-paint'), entries('layout-shift')]).then(
    ([paints, shifts]) => ({
      lcpMs: paints.at(-1)?.startTime ?? Number.NaN,
      layoutShift: shifts
        .filter((shift): shift is Shift => 'value' in shift && !(shift as Shift).hadRecentInput)
        .reduce((sum, { value }) => sum + value, 0),
    }),
  );
}
