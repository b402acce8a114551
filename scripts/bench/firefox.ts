import { existsSync } from 'node:fs';
import { print } from '../../api/bench/report.ts';
import { onPath } from './firefox/onPath.ts';
import { openFirefox } from './firefox/openFirefox.ts';
import { startChangingProxy } from './firefox/startChangingProxy.ts';

/** State of the page when it works or has failed; undefined: neither yet. */
const STATE = `(() => {
  const buttons = [...document.querySelectorAll('main button')].map((button) => button.textContent);
  const isRefused = buttons.includes('Try again');
  const isWorking = document.documentElement.hasAttribute('data-hydrated') && document.querySelector('main h1') !== null;
  if (!isRefused && !isWorking) return undefined;
  const hasFrame = document.querySelector('nav[aria-label="Main"]') !== null;
  return [isRefused ? 'refused' : 'works', hasFrame ? 'frame' : 'no frame', globalThis.injected ? 'injected' : 'clean'].join(', ');
})()`;

/** Cookie for pages that the browser renders: those that the server renders contain their style sheet. */
const RENDERED_IN_BROWSER = 'rendering=browser';

/** What a page shows while the files that match are changed on the way. */
const CASES = [
  ['no file', /^\/none$/, 'works, frame, clean'],
  ['the entry', /\/mfe-checkout\/[^/]+\/entry\.[^/]*\.js$/, 'refused, frame, clean'],
  ['the exposed module', /\/mfe-checkout\/[^/]+\/module\.[^/]*\.js$/, 'refused, frame, clean'],
  ['the script of the route', /\/mfe-checkout\/[^/]+\/plans\.[^/]*\.js$/, 'refused, frame, clean'],
  ['the style sheet', /\/mfe-checkout\/[^/]+\/plans\.[^/]*\.css$/, 'refused, frame, clean'],
] as const;

/**
 * Opens `/plans` of a running site in the installed Firefox, unchanged and with a changed file of mfe-checkout, and exits
 * with 1 when Firefox shows something else than expected: `npm run bench -- firefox http://localhost:3000`.
 */
export async function run(): Promise<void> {
  const path = process.env['FIREFOX_PATH'] ?? onPath(['firefox-esr', 'firefox']);
  if (path === undefined || !existsSync(path)) {
    print('Skipped: no Firefox is installed. Install firefox-esr, or set FIREFOX_PATH.');
    return;
  }
  const site = process.argv[3] ?? 'http://localhost:3000';
  const firefox = await openFirefox(path);
  try {
    print(`Firefox ${firefox.version}`);
    for (const [name, file, expected] of CASES) {
      const proxy = await startChangingProxy(
        site,
        file,
        name === 'the style sheet' ? RENDERED_IN_BROWSER : '',
      );
      try {
        await firefox.open(`${proxy.url}/plans`);
        const shown = await firefox.poll(STATE);
        const isRight = shown === expected && proxy.changed() > 0 === expected.startsWith('refused');
        print(
          `${isRight ? 'ok  ' : 'FAIL'} ${name} changed (${proxy.changed()} responses): ${shown ?? 'no page'}`,
        );
        if (!isRight) process.exitCode = 1;
      } finally {
        proxy.stop();
      }
    }
  } finally {
    await firefox.close();
  }
}
