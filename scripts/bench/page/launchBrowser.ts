import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../test/chromium.mjs';

/** Launches the installed Chromium, in its sandbox unless the user is root, which Chromium refuses. */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args,
  });
}
