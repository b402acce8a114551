import type { ActiveRemote, PageRendererOptions, RenderRequest } from '@cpa/shared/contracts';
import type { RemoteModule } from '@cpa/shared/remote';
import { signInPath } from '@cpa/shared/routing';
import { createPortalStore } from '@cpa/shared/store';
import { lazyComponentsSettled } from '@cpa/shared/ui';
import { createMemoryRouter } from 'react-router';
import { type SharedHost, createRemotes } from '../../remotes/index.ts';
import { createHost } from '../createHost.ts';
import type { Shell } from '../createShell.ts';
import { createNavigationPolicy } from '../navigation/navigationPolicy.ts';
import { createPortalRouter } from '../router/createPortalRouter.tsx';
import { createRemotePages } from '../router/remotePages.ts';
import { createShellRoutes } from '../router/shellRoutes.tsx';
import { routerInitialized } from '../router/routerInitialized.ts';
import { readThroughSite } from './readThroughSite.ts';
import { type TrackedRequests, trackRequests } from './trackRequests.ts';

export type OpenedPage = { shell: Shell; requests: TrackedRequests; failures: unknown[] };

type LoadModule = (remote: ActiveRemote) => RemoteModule;

/** Opens a page in its own store without a session, as the first render of a browser, and waits for its data. */
export async function openPage(
  request: RenderRequest,
  options: PageRendererOptions,
  load: LoadModule,
): Promise<OpenedPage> {
  const opened = startPage(request, options, load);
  await routerInitialized(opened.shell.router);
  await opened.requests.settled();
  await lazyComponentsSettled();
  return opened;
}

/** Opens a page in its own store without a session. Its code and its data are loading. */
export function startPage(
  { url, readApi }: RenderRequest,
  { releases, demo, operator }: PageRendererOptions,
  load: LoadModule,
): OpenedPage {
  const failures: unknown[] = [];
  const report = (failure: unknown) => void failures.push(failure);
  const store = createPortalStore({ reportSagaCrash: (_key, error) => report(error) });
  const policy = createNavigationPolicy();
  const host = createHost({
    store,
    toasts: noToasts,
    navigation: policy.navigation,
    baseURL: '',
    fetch: readThroughSite(readApi),
  });
  host.session.signInPath = () => signInPath(url);
  const requests = trackRequests(host.api);
  const source = { baseUrlCount: () => 1, load: async (remote: ActiveRemote) => load(remote) };
  const remotes = createRemotes({ releases, host, report, source: { ...source, loadFrom: source.load } });
  const routes = createShellRoutes({
    host: remotes.shellHost,
    releases,
    config: { demo, destination: null, sign_in_with: [] },
  });
  const pages = createRemotePages(remotes);
  const router = createPortalRouter({
    routes,
    releases,
    remotes,
    pages,
    report,
    createRouter: (all, options) => createMemoryRouter(all, { ...options, initialEntries: [url] }),
  });
  return { shell: { remotes, releases, router, pages, operator: operator ?? null }, requests, failures };
}

const noToast = { succeed() {}, fail() {}, inform() {}, dismiss() {} };
const noToasts: SharedHost['toasts'] = {
  info() {},
  success() {},
  warning() {},
  error() {},
  progress: () => noToast,
};
