import type { Page } from 'playwright';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Elements that show the data of a page. Default: its heading. */
const DATA: Record<string, string> = {
  '/': 'main article a',
  '/vacancies': 'main article a',
  '/companies': 'main li a',
  '/blog': 'main li a',
};

/** Observes pages opened from now on. The returned function resolves to the time at which their data is interactive. */
export async function observeHydration(page: Page, path: string): Promise<() => Promise<number>> {
  await page.addInitScript((selector) => {
    // React attaches its properties to an element when it mounts or hydrates it.
    const check = (): void => {
      const element = document.querySelector(selector);
      if (element && Object.keys(element).some((key) => key.startsWith('__reactProps')))
        Object.assign(globalThis, { hydratedAt: performance.now() });
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }, DATA[path] ?? 'main h1');
  return async () => {
    await page.waitForFunction(() => 'hydratedAt' in globalThis);
    return await page.evaluate(() => (globalThis as unknown as { hydratedAt: number }).hydratedAt);
  };
}

/** Runs in the browser. A page without a task of 50 ms or more has no longest one: 0. */
export function readPaints(): Promise<{ lcpMs: number; layoutShift: number; longestTaskMs: number }> {
  const entries = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  return Promise.all([
    entries('largest-contentful-paint'),
    entries('layout-shift'),
    entries('longtask'),
  ]).then(([paints, shifts, tasks]) => ({
    lcpMs: paints.at(-1)?.startTime ?? Number.NaN,
    layoutShift: shifts
      .filter((shift): shift is Shift => 'value' in shift && !(shift as Shift).hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
  }));
}
