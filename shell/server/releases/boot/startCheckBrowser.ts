import type { Browser } from 'playwright-core';
import { ReleaseError } from '../records/releaseError.ts';
import { type CheckContexts, createContexts } from './checkContexts.ts';
import { type CheckOrigin, openCheckOrigin } from './checkOrigin.ts';

/** Browser, the contexts of its pages, and the origin that they open. */
export type CheckBrowser = Pick<CheckOrigin, 'url' | 'serve'> & {
  contexts: CheckContexts;
  /** False when it has ended by itself. */
  isConnected: () => boolean;
  close: () => Promise<void>;
};

/** Starts a Chromium that reaches no other host. */
export async function startCheckBrowser(executablePath: string): Promise<CheckBrowser> {
  const browser = await launchChromium(executablePath);
  const { url, serve, close } = await openCheckOrigin();
  return {
    url,
    serve,
    contexts: createContexts(browser, url),
    isConnected: () => browser.isConnected(),
    async close() {
      await Promise.all([browser.close(), close()]);
    },
  };
}

async function launchChromium(executablePath: string): Promise<Browser> {
  // Large, and most site servers check nothing.
  const { chromium } = await import('playwright-core');
  try {
    return await chromium.launch({
      executablePath,
      // Chromium refuses its sandbox to root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    });
  } catch (cause) {
    throw new ReleaseError('The boot check could not start Chromium. Check CHROMIUM_PATH.', { cause });
  }
}
