import type {
  ActiveRemote,
  PageRenderer,
  PageRendererOptions,
  RenderRequest,
  RenderedPage,
} from '@cpa/shared/contracts';
import { fixRenderTime, followRequests, prepareLocale } from '@cpa/shared/i18n';
import { type RemoteModule, isRemoteModule } from '@cpa/shared/remote';
import { printSymbols } from '@cpa/shared/ui/icon-symbols';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { referToResponses } from '../hydration/responseReferences.ts';
import { closePage, renderFrame } from './renderFrame.tsx';
import { extractStyles } from './extractStyles.ts';
import { loadProvidedModules } from './loadProvidedModules.ts';
import { openPage } from './openPage.ts';

/** Creates the renderer of one revision of the release document. It loads each remote once. */
export async function createPageRenderer(options: PageRendererOptions): Promise<PageRenderer> {
  if (options.localeOfRequest) followRequests(options.localeOfRequest);
  const provide = await loadProvidedModules();
  const modules = new Map<string, RemoteModule>();

  function load({ name }: ActiveRemote): RemoteModule {
    const known = modules.get(name);
    if (known) return known;
    const module = options.loadModule(name, provide);
    if (!isRemoteModule(module)) throw new Error(`The server module of ${name} has no createRoutes.`);
    modules.set(name, module);
    return module;
  }

  return {
    renderFrame: async (path, session) => {
      await prepareLocale();
      return await renderFrame(path, options, session);
    },
    async render(request) {
      try {
        await prepareLocale();
        return await renderPage(request, options, load);
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },
  };
}

async function renderPage(
  request: RenderRequest,
  options: PageRendererOptions,
  load: (remote: ActiveRemote) => RemoteModule,
): Promise<RenderedPage> {
  const opened = await openPage(request, options, load);
  const { shell, failures, requests } = opened;
  try {
    if (requests.hasFailed()) return { kind: 'unavailable' };
    const problem = failures[0] ?? Object.values(shell.router.state.errors ?? {})[0];
    if (problem) return { kind: 'failed', reason: reasonOf(problem) };
    const { pathname, search } = shell.router.state.location;
    if (pathname + search !== request.url) return { kind: 'redirect', url: pathname + search };
    const now = new Date();
    fixRenderTime(now);
    const { html, styles } = extractStyles(renderToString(<App shell={shell} />));
    const { session: _session, ...state } = shell.remotes.shellHost.store.getState();
    const responses = requests.responses();
    return {
      kind: 'page',
      html,
      icons: printSymbols(html),
      page: { now: now.getTime(), state: referToResponses(state, responses), responses, styles },
      objects: requests.objects(),
    };
  } finally {
    fixRenderTime(null);
    closePage(shell);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  return JSON.stringify(error) ?? 'unknown';
}
