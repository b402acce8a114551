import type { Page } from 'playwright';

/** A click or key press with its duration until the next paint. */
export type Interaction = { name: string; ms: number };

/** Observes all pages opened from now on. The returned function returns the interactions since its last call. */
export async function observeInteractions(page: Page): Promise<() => Promise<Interaction[]>> {
  await page.addInitScript(() => {
    const recorded = new Map<number, { name: string; ms: number }>();
    Object.assign(globalThis, { recordedInteractions: recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!entry.interactionId) continue;
        const previous = recorded.get(entry.interactionId);
        // An interaction consists of several events. The slowest one counts.
        if (!previous || previous.ms < entry.duration) {
          recorded.set(entry.interactionId, { name: entry.name, ms: entry.duration });
        }
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return async () => {
    // Entries are reported after the paint.
    await page.waitForTimeout(300);
    return await page.evaluate(() => {
      const { recordedInteractions } = globalThis as { recordedInteractions?: Map<number, Interaction> };
      const all = [...(recordedInteractions?.values() ?? [])];
      recordedInteractions?.clear();
      return all;
    });
  };
}
