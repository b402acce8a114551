import type { Page } from 'playwright';
import type { Interaction } from './interactions.ts';

/** Navigates back and measures the time until the page that contains `expected` is painted. */
export async function goBack(page: Page, expected: string): Promise<Interaction> {
  const ms = await page.evaluate(
    async (text) =>
      await new Promise<number>((resolve) => {
        window.addEventListener(
          'popstate',
          ({ timeStamp }) => {
            const check = () => {
              const isShown = document.querySelector('main')?.textContent.includes(text) ?? false;
              // A task queued in a frame runs after the paint.
              if (isShown) setTimeout(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(check);
            };
            requestAnimationFrame(check);
          },
          { once: true },
        );
        history.back();
      }),
    expected,
  );
  return { name: 'back', ms: Math.round(ms) };
}
