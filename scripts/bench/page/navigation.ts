import type { Page } from 'playwright';

/** Milliseconds for which the pointer rests on the link. Waiting for the network would end before the first request. */
const HOVER_MS = 1000;

/**
 * Returns the milliseconds from a click on a page of another remote to its paint; with `isHovered`, the pointer rested
 * on the link for a second before.
 */
export async function measureNavigation(page: Page, site: string, isHovered: boolean): Promise<number> {
  await page.goto(`${site}/vacancies`);
  // Before hydration, a click loads a document.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: 'Plans' });
  if (isHovered) {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
  }
  await page.evaluate(() => {
    const before = document.querySelector('main h1')?.textContent;
    const painted = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        () => {
          const clickedAt = performance.now();
          const check = (): void => {
            const heading = document.querySelector('main h1')?.textContent;
            const isShown = location.pathname === '/plans' && heading !== undefined && heading !== before;
            if (isShown) requestAnimationFrame(() => resolve(performance.now() - clickedAt));
            else requestAnimationFrame(check);
          };
          requestAnimationFrame(check);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { painted });
  });
  // A click of the browser would first move the pointer.
  await (isHovered ? link.click() : link.dispatchEvent('click'));
  return await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
}
