import type { ServerPage } from '@cpa/shared/contracts';
import { activateLocale, DEFAULT_LOCALE, fixRenderTime } from '@cpa/shared/i18n';
import { readLocale } from '@cpa/shared/routing';
import { lazyComponentsSettled } from '@cpa/shared/ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from '@cpa/shared/scheduling';
import { reportProblem } from '../../reporting/reportProblem.ts';
import { isPageTranslated } from '../../translation/surviveTranslation.ts';
import { followLanguage } from '../../language/followLanguage.ts';
import { preloadFrame } from '../../page-frame/FramePlace.tsx';
import { manifestRouteAt } from '../../remotes/index.ts';
import { App } from '../App.tsx';
import { type Shell, createShell } from '../createShell.ts';
import { routerInitialized } from '../router/routerInitialized.ts';
import { replayEarlyInput } from './replayEarlyInput.ts';
import { restoreInput } from './restoreInput.ts';
import { restoreStyles } from './restoreStyles.ts';
import { removeSpeculationRules } from './removeSpeculationRules.ts';
import { reuseEqual } from './reuseEqual.ts';
import { readServerPage } from './serverPage.ts';

/** Ages such as "9 minutes ago" stay as rendered for so long: none changes its width while the page becomes complete. */
const AGES_STAY_MS = 60_000;

/** Renders the page into `root`, or hydrates the HTML that the server rendered. */
export async function startApp(root: HTMLElement): Promise<Shell> {
  const page = readServerPage();
  const locale = readLocale(location.pathname);
  // Pages in English do not wait for texts.
  if (locale !== DEFAULT_LOCALE) await activateLocale(locale);
  followLanguage();
  const shell = await createShell(page);
  // The first render shows the frame of the document again.
  if (!page) await preloadFrame(manifestRouteAt(shell.releases, location.pathname)?.frame).catch(() => {});
  if (page) hydrate(root, shell, page).catch(reportFailure);
  else createRoot(root).render(<App shell={shell} onHydrated={replayEarlyInput} />);
  return shell;
}

/**
 * Hydrates once the code and the data of the page are there, so that the first render equals the HTML. A page that
 * fails to load is rendered again, with its error.
 */
async function hydrate(root: HTMLElement, shell: Shell, { now, styles }: ServerPage): Promise<void> {
  await routerInitialized(shell.router);
  await responsesDelivered();
  await lazyComponentsSettled();
  await nextTask();
  // The rest is one task: input between `restoreInput` and `hydrateRoot` would be lost.
  if (shell.router.state.errors) {
    shell.replay?.end();
    createRoot(root).render(<App shell={shell} />);
    return;
  }
  fixRenderTime(new Date(now));
  restoreStyles(root, styles);
  const restore = restoreInput(root);
  const onHydrated = () => {
    restore();
    // Within this effect of React, a click could not hydrate the part of the page that contains its button.
    setTimeout(() => replayEarlyInput());
    shell.replay?.end();
    removeSpeculationRules();
    setTimeout(fixRenderTime, AGES_STAY_MS, null);
  };
  // As a transition React hydrates in slices, and input in between does not wait.
  startTransition(() => {
    hydrateRoot(root, <App shell={withOwnState(shell)} onHydrated={onHydrated} />, {
      onRecoverableError: reportMismatch,
    });
  });
}

/** The page has loaded its data into the store by now, so the state of the server is mostly the same. */
function withOwnState(shell: Shell): Shell {
  const { serverState, remotes } = shell;
  return { ...shell, serverState: reuseEqual(serverState, remotes.shellHost.store.getState()) };
}

/** Responses that came with the page pass the interceptors and the sagas within one turn of the event loop each. */
async function responsesDelivered(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

function reportFailure(error: unknown): void {
  reportError(error);
  reportProblem('HYDRATION_FAILED', error);
}

/**
 * React repairs a mismatch by rendering again, which costs time and may shift the page. In a translated page the texts
 * differ without a fault.
 */
function reportMismatch(error: unknown): void {
  if (isPageTranslated()) return;
  reportError(error);
  reportProblem('HYDRATION_MISMATCH', error);
}
