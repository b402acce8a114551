import { type Page, expect } from '@playwright/test';

/** Times that a check is repeated because the page became busy during it. */
const REPEATS = 2;

/**
 * Runs a check while nothing on the page fades and nothing is busy: until then, the contrast of texts is too low. Every
 * animation and transition is at its end, also one that starts during the check. A check that fails is repeated if the
 * page became busy during it.
 */
export async function atRest(page: Page, check: () => Promise<void>): Promise<void> {
  for (let repeats = 0; ; repeats += 1) {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const motion = await page.evaluateHandle(stopMotion);
    try {
      return await check();
    } catch (error) {
      const wasBusy = await motion.evaluate((stopped) => stopped.wasBusy()).catch(() => false);
      if (!wasBusy || repeats === REPEATS) throw error;
    } finally {
      // Fails after a navigation, which leaves nothing to restore; the error of the check must remain.
      await motion.evaluate((stopped) => stopped.resume()).catch(() => {});
    }
  }
}

function stopMotion() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
  const busy = '[aria-busy="true"]';
  const isBusy = (node: Node) =>
    node instanceof Element && (node.matches(busy) || node.querySelector(busy) !== null);
  let wasBusy = isBusy(document.documentElement);
  const observer = new MutationObserver((changes) => {
    wasBusy ||= changes.some(({ target, addedNodes }) => [target, ...addedNodes].some(isBusy));
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  return {
    wasBusy: () => wasBusy,
    resume() {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}
