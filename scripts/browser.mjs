/** Finds a Chromium for the browser tests: the system's, else Playwright's download, else apt-get as root. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The path of an installed Chromium, or null. `CHROMIUM_PATH` wins. */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return (
    [CHROMIUM_PATH, ...onPath, MAC_CHROME, playwrightChromium()].find((path) => path && existsSync(path)) ??
    null
  );
}

/** Makes sure that a Chromium is there, or ends the process with a sentence that says what to do. */
export function ensureChromium({ say, stop }) {
  if (findChromium()) return;
  say('No Chromium found; trying to download one for the browser tests …');
  run(process.execPath, [playwrightCli(), 'install', 'chromium']);
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('The download did not work; installing the system package chromium …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (findChromium()) return;
  stop(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it, and run this again.',
  );
}

function run(command, args) {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
}

function playwrightCli() {
  return createRequire(import.meta.url).resolve('playwright/cli');
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return null;
  }
}
