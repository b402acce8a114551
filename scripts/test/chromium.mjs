/** Finds or installs Chromium for the browser tests: from the system, Playwright's download, or apt-get as root. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { installSystemPackage } from './installSystemPackage.mjs';

/** Chromium without a window, in which a page takes about a third of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of an installed Chromium, or null. `CHROMIUM_PATH` takes precedence. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return (
    [CHROMIUM_PATH, ...onPath, MAC_CHROME, playwrightChromium()].find((path) => path && existsSync(path)) ??
    null
  );
}

/** Installs the headless shell or, if that fails, any Chromium; exits with instructions when there is none. */
export function ensureChromium({ say, stop }) {
  if (!findChromium()?.endsWith(HEADLESS_SHELL)) installSystemPackage(HEADLESS_SHELL, { say });
  if (findChromium()) return;
  say('No Chromium found; trying to download one for the browser tests …');
  const download = [playwrightCli(), 'install', 'chromium'];
  spawnSync(process.execPath, download, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  if (!findChromium()) installSystemPackage('chromium', { say });
  if (findChromium()) return;
  stop(
    'The browser tests need Chromium or Chrome. Install one or set CHROMIUM_PATH, then run this command again.',
  );
}

/** Path of Playwright's CLI, which its package.json lists in `bin` but not in `exports`. */
export function playwrightCli() {
  return join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return null;
  }
}
