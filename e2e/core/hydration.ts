import type { Page } from '@playwright/test';

/** An interactive page, one that could not start, or a document that is not a page of the site. */
const READY = 'html[data-hydrated], html[data-failed], html:not(:has(#root))';

let isOn = true;
const extended = new WeakSet<object>();

/**
 * Makes `goto` and `reload` of every page, also of other contexts, resolve when the page is interactive: a click before
 * hydration has no effect. A call that passes `waitUntil` resolves as usual.
 */
export function waitForHydration(page: Page, isJavaScriptOn: boolean): void {
  isOn = isJavaScriptOn;
  const prototype = Object.getPrototypeOf(page) as Pick<Page, 'goto' | 'reload'>;
  if (extended.has(prototype)) return;
  extended.add(prototype);
  const { goto, reload } = prototype;
  prototype.goto = async function gotoInteractive(this: Page, url, options) {
    const response = await goto.call(this, url, options);
    if (isOn && !options?.waitUntil)
      await this.waitForSelector(READY, { state: 'attached', timeout: 30_000 });
    return response;
  };
  prototype.reload = async function reloadInteractive(this: Page, options) {
    const response = await reload.call(this, options);
    if (isOn && !options?.waitUntil)
      await this.waitForSelector(READY, { state: 'attached', timeout: 30_000 });
    return response;
  };
}
