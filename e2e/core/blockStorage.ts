import type { Page } from '@playwright/test';

/** Kinds of storage that a visitor can block in the settings of a browser. */
export const BLOCKABLE = ['localStorage', 'sessionStorage', 'indexedDB', 'cookies', 'serviceWorker'] as const;
export type Blockable = (typeof BLOCKABLE)[number];

/** Blocks kinds of storage in each document, as a browser does: reading them throws, and cookies are dropped. */
export async function blockStorage(page: Page, kinds: readonly Blockable[]): Promise<void> {
  if (kinds.includes('cookies')) {
    await page.route('**/*', async (route) => {
      const headers = { ...route.request().headers(), cookie: '' };
      await route.continue({ headers });
    });
  }
  await page.addInitScript((blocked) => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      if (blocked.includes(name)) Object.defineProperty(window, name, { get: refuse });
    }
    if (blocked.includes('cookies')) {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      Object.defineProperty(LockManager.prototype, 'request', {
        value: () => Promise.reject(new DOMException('Denied.', 'SecurityError')),
      });
    }
    if (blocked.includes('serviceWorker')) {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
      Object.defineProperty(window, 'caches', { get: refuse });
    }
  }, kinds);
}
