import type { BrowserContext, Page } from '@playwright/test';
import { site } from './site.ts';

type Route = Page['route'];
type Pattern = Parameters<Route>[0];

const extended = new WeakSet<object>();

/**
 * Makes `route` of every page and context, when it replaces responses of the API, request pages that the browser
 * renders: the server reads its data without the browser.
 */
export function renderInBrowserWhenMocked(page: Page): void {
  const context = page.context();
  for (const [target, contextOf] of [
    [page, (self: object) => (self as Page).context()],
    [context, (self: object) => self as BrowserContext],
  ] as const) {
    const prototype = Object.getPrototypeOf(target) as { route: Route };
    if (extended.has(prototype)) continue;
    extended.add(prototype);
    const { route } = prototype;
    prototype.route = async function routeInBrowser(this: object, pattern, ...rest) {
      if (isOfApi(pattern)) await renderInBrowser(contextOf(this));
      return await route.call(this as Page, pattern, ...rest);
    };
  }
}

/** Requests pages that the browser renders, in every page of a context. */
export async function renderInBrowser(context: BrowserContext): Promise<void> {
  // Cookies are shared by all ports of a host.
  await context.addCookies([{ name: 'rendering', value: 'browser', url: new URL(site.url).origin }]);
}

function isOfApi(pattern: Pattern): boolean {
  if (typeof pattern === 'string') return pattern.includes('/api/');
  return pattern instanceof RegExp && /\bapi\b/.test(pattern.source);
}
