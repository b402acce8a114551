import type { ServerPage } from '@cpa/shared/contracts';
import { fixRenderTime } from '@cpa/shared/i18n';
import { lazyComponentsSettled } from '@cpa/shared/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportProblem } from '../../reporting/reportProblem.ts';
import { App } from '../App.tsx';
import { type Shell, createShell } from '../createShell.ts';
import { routerInitialized } from '../router/routerInitialized.ts';
import { replayEarlyInput } from './replayEarlyInput.ts';
import { restoreInput } from './restoreInput.ts';
import { restoreStyles } from './restoreStyles.ts';
import { readServerPage } from './serverPage.ts';

/** Renders the page into `root`, or hydrates the HTML that the server rendered. */
export function startApp(root: HTMLElement): Shell {
  const page = readServerPage();
  const shell = createShell(page);
  if (page) void hydrate(root, shell, page);
  else createRoot(root).render(<App shell={shell} />);
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
    replayEarlyInput();
    shell.replay?.end();
  };
  hydrateRoot(root, <App shell={shell} onHydrated={onHydrated} />, { onRecoverableError: reportMismatch });
}

/** Responses that came with the page pass the interceptors and the sagas within one turn of the event loop each. */
async function responsesDelivered(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** React repairs a mismatch by rendering again, which costs time and may shift the page. */
function reportMismatch(error: unknown): void {
  reportError(error);
  reportProblem('HYDRATION_MISMATCH', error);
}
