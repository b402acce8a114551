import type { PageRendererOptions, PageSession, RenderedFrame } from '@cpa/shared/contracts';
import { printSymbols } from '@cpa/shared/ui/icon-symbols';
import { renderToString } from 'react-dom/server';
import { END } from 'redux-saga';
import { preloadFrame } from '../../page-frame/FramePlace.tsx';
import { manifestRouteAt, ownerOf } from '../../remotes/index.ts';
import { openSession } from '../../session/openSession.ts';
import { App } from '../App.tsx';
import type { Shell } from '../createShell.ts';
import { routerInitialized } from '../router/routerInitialized.ts';
import { extractStyles } from './extractStyles.ts';
import { startPage } from './openPage.ts';

/**
 * Renders the frame that a browser shows while the code of a page loads, for a signed-in user or for everyone, and the
 * 404 page for a path that no page owns.
 */
export async function renderFrame(
  path: string,
  options: PageRendererOptions,
  session?: PageSession,
): Promise<RenderedFrame> {
  const { shell } = startPage({ url: path, readApi: refuse }, options, refuse);
  try {
    if (session) openSession(shell.remotes.shellHost.store, session);
    await preloadFrame(manifestRouteAt(options.releases, path)?.frame);
    const isUnknown = !ownerOf(options.releases, path) && isFallback(shell);
    if (isUnknown) await routerInitialized(shell.router);
    const frame = extractStyles(renderToString(<App shell={shell} />));
    return { ...frame, icons: printSymbols(frame.html) };
  } finally {
    closePage(shell);
  }
}

function refuse(): never {
  throw new Error('A frame contains no page of a remote, and reads nothing.');
}

/** True while the shell has only the page of unknown URLs for the URL. */
function isFallback({ router }: Shell): boolean {
  return router.state.matches.every(({ route }) => !route.path || route.path === '*');
}

/** Ends the router and the sagas of a page. */
export function closePage({ router, remotes }: Shell): void {
  router.dispose();
  remotes.shellHost.store.dispatch(END);
}
