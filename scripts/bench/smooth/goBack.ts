import type { Page } from 'playwright';
import type { Interaction } from './interactions.ts';

/** Goes back, and takes down how long it takes until what was there before, which says `expected`, is painted. */
export async function goBack(page: Page, expected: string): Promise<Interaction> {
  const ms = await page.evaluate(
    async (wanted) =>
      await new Promise<number>((resolve) => {
        window.addEventListener(
          'popstate',
          ({ timeStamp }) => {
            const look = () => {
              const isThere = document.querySelector('main')?.textContent.includes(wanted) ?? false;
              // The task after the frame comes when it is painted.
              if (isThere) setTimeout(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true },
        );
        history.back();
      }),
    expected,
  );
  return { name: 'back', ms: Math.round(ms) };
}
