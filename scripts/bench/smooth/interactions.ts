import type { Page } from 'playwright';

/** A press or a key, and how long it took until the page showed what it did. */
export type Interaction = { name: string; ms: number };

/** Watches every page that is opened from now on; gives what was taken down since it was last asked. */
export async function observeInteractions(page: Page): Promise<() => Promise<Interaction[]>> {
  await page.addInitScript(() => {
    const taken = new Map<number, { name: string; ms: number }>();
    Object.assign(globalThis, { takenInteractions: taken });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!entry.interactionId) continue;
        const known = taken.get(entry.interactionId);
        // An interaction has several events; the slowest is what one waits for.
        if (!known || known.ms < entry.duration) {
          taken.set(entry.interactionId, { name: entry.name, ms: entry.duration });
        }
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return async () => {
    // Entries come after the paint.
    await page.waitForTimeout(300);
    return await page.evaluate(() => {
      const { takenInteractions } = globalThis as { takenInteractions?: Map<number, Interaction> };
      const all = [...(takenInteractions?.values() ?? [])];
      takenInteractions?.clear();
      return all;
    });
  };
}
