import { print } from '../../../api/bench/report.ts';
import { startChangingProxy } from './startChangingProxy.ts';

/** Browser that a bench drives. */
export type DrivenBrowser = {
  /** Name and version. */
  name: string;
  open: (url: string) => Promise<unknown>;
  /** Evaluates an expression until it has a value. @returns undefined after a timeout */
  poll: (expression: string) => Promise<string | undefined>;
  close: () => Promise<void>;
};

/** State of the page when it works or has failed; undefined: neither yet. */
const STATE = `(() => {
  const buttons = [...document.querySelectorAll('main button')].map((button) => button.textContent);
  const isRefused = buttons.includes('Try again');
  const isHydrated = document.documentElement.hasAttribute('data-hydrated');
  const isWorking = isHydrated && document.querySelector('main h1') && !document.querySelector('main [data-page-frame]');
  const isStatic = !isHydrated && document.documentElement.hasAttribute('data-failed');
  if (!isRefused && !isWorking && !isStatic) return undefined;
  const hasFrame = document.querySelector('nav[aria-label="Main"]') !== null;
  return [isRefused ? 'refused' : isWorking ? 'works' : 'no scripts', hasFrame ? 'frame' : 'no frame', globalThis.injected ? 'injected' : 'clean'].join(', ');
})()`;

/** Cookie for pages that the browser renders: those that the server renders contain their style sheet. */
const RENDERED_IN_BROWSER = 'rendering=browser';

/** Expected result of a page while the matching files are changed in transit. */
const CASES = [
  ['no file', /^\/none$/, 'works, frame, clean'],
  ['the release file', /^\/api\/_release\/files\//, 'no scripts, frame, clean'],
  ['the entry', /\/mfe-checkout\/[^/]+\/entry\.[^/]*\.js$/, 'refused, frame, clean'],
  ['the exposed module', /\/mfe-checkout\/[^/]+\/module\.[^/]*\.js$/, 'refused, frame, clean'],
  ['the script of the route', /\/mfe-checkout\/[^/]+\/plans\.[^/]*\.js$/, 'refused, frame, clean'],
  ['the style sheet', /\/mfe-checkout\/[^/]+\/plans\.[^/]*\.css$/, 'refused, frame, clean'],
] as const;

/** Opens `/plans` in a browser, unchanged and with a changed file of mfe-checkout. Sets exit code 1 when it shows something else than expected. */
export async function checkChangedFiles(browser: DrivenBrowser, site: string): Promise<void> {
  print(browser.name);
  for (const [name, file, expected] of CASES) {
    const cookie = name === 'the style sheet' ? RENDERED_IN_BROWSER : '';
    const proxy = await startChangingProxy(site, file, cookie);
    try {
      await browser.open(`${proxy.url}/plans`);
      const shown = await browser.poll(STATE);
      const isRight = shown === expected && proxy.changed() > 0 !== expected.startsWith('works');
      print(
        `${isRight ? 'ok  ' : 'FAIL'} ${name} changed (${proxy.changed()} responses): ${shown ?? 'no page'}`,
      );
      if (!isRight) process.exitCode = 1;
    } finally {
      proxy.stop();
    }
  }
}
