import { I18nRoot } from '@cpa/shared/i18n';
import type { Profile } from '@cpa/shared/contracts';
import type { RemoteHost, RemoteModule } from '@cpa/shared/remote';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHost, aProfile, aRecruiterProfile } from '@cpa/shared/testing';
import { createPortalStore } from '@cpa/shared/store';
import { Provider } from 'react-redux';
import { Link, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { createPortalRouter } from './createPortalRouter.tsx';
import { createRemotePages } from './remotePages.ts';
import { RemoteFailure, RemotesProvider, type ReportFailure, createRemotes } from '../../remotes/index.ts';
import type { RemoteSource } from '../../remotes/source.ts';
import type { RenderMarker } from '../../watchdog/renderMarker.ts';
import { anActiveRemote } from '../../remotes/testing/anActiveRemote.ts';

const shellRoutes: RouteObject[] = [
  {
    id: 'root',
    element: (
      <>
        <nav>
          <Link to="/login">Sign in</Link>
          <Link to="/plans">Plans</Link>
          <Link to="/plans/13">Sponsorship</Link>
        </nav>
        <Outlet />
      </>
    ),
    children: [
      { path: '/login', element: <h1>Welcome back</h1> },
      { path: '*', lazy: () => Promise.resolve({ element: <h1>Page not found</h1> }) },
    ],
  },
];

/** Reports that the server received. */
let reports: string[] = [];
beforeEach(() => (reports = []));

const page = (title: string) => () => Promise.resolve({ element: <h1>{title}</h1> });

const plans: RemoteModule = {
  createRoutes: () => [
    { path: '/plans', lazy: page('Choose a plan') },
    { path: '/plans/:id', lazy: page('Your plan') },
  ],
};

const messages = { en: { 'fallback.safe': 'Nothing was charged.' } };
const plansRemote = anActiveRemote({}, { fallback: [{ kind: 'text', text: 'fallback.safe' }], messages });

type Options = { remote?: typeof plansRemote; host?: RemoteHost; marker?: RenderMarker };

function open(path: string, source: Partial<RemoteSource>, options: Options = {}) {
  const { remote = plansRemote, host = aHost(), marker } = options;
  window.history.replaceState(null, '', path);
  const releases = { revision: 1, remotes: [remote] };
  const report: ReportFailure = (failure, at) => void reports.push(`${failure.kind} ${failure.remote} ${at}`);
  const remotes = createRemotes({
    releases,
    host,
    report,
    source: {
      baseUrlCount: () => 1,
      load: () => Promise.resolve(plans),
      loadFrom: () => Promise.resolve(plans),
      ...source,
    },
  });
  const router = createPortalRouter({
    routes: shellRoutes,
    releases,
    remotes,
    pages: createRemotePages(remotes),
    report,
    ...(marker && { marker }),
  });
  render(
    <I18nRoot>
      <Provider store={createPortalStore()}>
        <RemotesProvider releases={releases} badges={remotes.badges}>
          <RouterProvider router={router} />
        </RemotesProvider>
      </Provider>
    </I18nRoot>,
  );
  return router;
}

async function expectHeading(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { name })).toBeVisible());
}

describe('createPortalRouter', () => {
  test('loads no remote for a page of the shell', async () => {
    const load = jest.fn(() => Promise.resolve(plans));
    open('/login', { load });
    await expectHeading('Welcome back');
    expect(load).not.toHaveBeenCalled();
  });

  test('shows the frame at once and the remote when it has loaded', async () => {
    let arrive = (_module: RemoteModule) => {};
    const frame = { area: 'bare', heading: 'heading.plans', shape: 'cards' } as const;
    const manifest = {
      routes: [{ path: '/plans', chunk: 'plans', frame }],
      messages: { en: { 'heading.plans': 'Plans' } },
    };
    const load = () => new Promise<RemoteModule>((resolve) => (arrive = resolve));
    open('/plans', { load }, { remote: anActiveRemote({}, manifest) });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectHeading('Plans');
    act(() => arrive(plans));
    await expectHeading('Choose a plan');
  });

  test('shows the 404 page for a path that no remote owns', async () => {
    open('/nowhere', {});
    await expectHeading('Page not found');
  });

  test('shows the page of a remote for a path with a parameter', async () => {
    open('/plans/13', {});
    await expectHeading('Your plan');
  });
});

describe('a page with a role', () => {
  const manifest = { routes: [{ path: '/plans', chunk: 'plans', role: 'recruiter' as const }] };
  const loader = jest.fn(() => null);
  const guarded = {
    path: '/plans',
    loader,
    element: <h1>Choose a plan</h1>,
    errorElement: <h1>Your account cannot open this page</h1>,
  };

  async function visit(profile: Profile, { path, ...rest }: RouteObject, isLazy: boolean) {
    const route = isLazy ? { path, lazy: () => Promise.resolve(rest) } : { path, ...rest };
    const source = { load: () => Promise.resolve({ createRoutes: () => [route as RouteObject] }) };
    open('/plans', source, { remote: anActiveRemote({}, manifest), host: aHost({ profile }) });
    return await screen.findByRole('heading', { name: /plan|account/ });
  }

  beforeEach(() => loader.mockClear());

  test.each([true, false])('opens for that role (lazy: %s)', async (isLazy) => {
    expect(await visit(aRecruiterProfile(), guarded, isLazy)).toHaveTextContent('Choose a plan');
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test.each([true, false])('does not run its loader for another role (lazy: %s)', async (isLazy) => {
    expect(await visit(aProfile(), guarded, isLazy)).toHaveTextContent('cannot open this page');
    expect(loader).not.toHaveBeenCalled();
  });
});

describe('a remote that fails to load', () => {
  test('does not affect the rest of the site and recovers on "Try again" without a reload', async () => {
    const failure = new RemoteFailure('http', 'mfe-checkout', 'the response status is 503.');
    const load = jest.fn<Promise<RemoteModule>, []>(() => Promise.reject(failure));
    open('/login', { load });
    await expectHeading('Welcome back');
    await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
    await expectHeading('This part of the site did not load');
    expect(screen.getByText(/It is not available at the moment/)).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await expectHeading('Welcome back');
    await userEvent.click(screen.getByRole('link', { name: 'Sponsorship' }));
    await expectHeading('This part of the site did not load');

    load.mockImplementation(() => Promise.resolve(plans));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expectHeading('Your plan');
  });

  test('shows the same when only the chunk of one page is missing', async () => {
    let isDown = true;
    const cart = jest.fn(() => (isDown ? Promise.reject(new Error('no chunk')) : page('Choose a plan')()));
    const module: RemoteModule = { createRoutes: () => [{ path: '/plans', lazy: cart }] };
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    open('/plans', { load: () => Promise.resolve(module) });
    await expectHeading('This part of the site did not load');
    expect(screen.getByText(/It could not be reached/)).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expectHeading('Choose a plan');
  });

  test('keeps the frame of the page, with the notice in the box of the outline', async () => {
    const frame = { area: 'bare', heading: 'heading', shape: 'rows-60', aside: 300 } as const;
    const framed = anActiveRemote(
      {},
      {
        routes: [{ path: '/plans', chunk: 'plans', frame }],
        messages: { en: { heading: 'Plans of all companies' } },
      },
    );
    open('/plans', { load: () => Promise.reject(new Error('no entry')) }, { remote: framed });
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toBeVisible());
    expect(screen.getByRole('heading', { level: 1, name: 'Plans of all companies' })).toBeVisible();
    const box = document.querySelector('[data-frame-box][data-notice]')!;
    expect(box).toContainElement(screen.getByRole('alert'));
    expect(box).toContainElement(screen.getByRole('button', { name: 'Try again' }));
    // The boxes keep their place.
    expect(box.querySelectorAll('[data-shape="rows-60"] > *')).toHaveLength(8);
    expect(screen.queryByText('Loading the page')).not.toBeInTheDocument();
  });

  test('loads the page from the mirror when its own chunk is missing', async () => {
    const broken: RemoteModule = {
      createRoutes: () => [{ path: '/plans', lazy: () => Promise.reject(new Error('no chunk')) }],
    };
    const loadFrom = jest.fn(() => Promise.resolve(plans));
    open('/plans', { baseUrlCount: () => 2, load: () => Promise.resolve(broken), loadFrom });
    await expectHeading('Choose a plan');
    expect(loadFrom).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'mfe-checkout' }),
      1,
      expect.any(AbortSignal),
    );
  });
});

describe('a remote that throws', () => {
  const Breaks = () => {
    throw new TypeError('undefined is not a plan');
  };

  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  test('in a page shows a notice, is reported once and recovers on "Try again"', async () => {
    let isBroken = true;
    const Page = () => (isBroken ? <Breaks /> : <h1>Choose a plan</h1>);
    const module: RemoteModule = { createRoutes: () => [{ path: '/plans', Component: Page }] };
    open('/plans', { load: () => Promise.resolve(module) });
    await expectHeading('This page stopped working');
    expect(screen.getByText(/It is a mistake of ours/)).toBeVisible();
    expect(screen.getByText('Nothing was charged.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(reports).toEqual(['threw-in-render mfe-checkout /plans']);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expectHeading('Choose a plan');
  });

  test('in a page clears its render marker', async () => {
    const marker = { begin: jest.fn(), end: jest.fn() };
    const module = { createRoutes: () => [{ path: '/plans', Component: Breaks }] };
    open('/plans', { load: () => Promise.resolve(module) }, { marker });
    await expectHeading('This page stopped working');
    expect(marker.begin).toHaveBeenCalled();
    expect(marker.end.mock.invocationCallOrder.at(-1)).toBeGreaterThan(
      marker.begin.mock.invocationCallOrder.at(-1)!,
    );
  });

  test('in createRoutes is reported as threw-at-load', async () => {
    const module: RemoteModule = {
      createRoutes: () => {
        throw new Error('no host');
      },
    };
    open('/plans', { load: () => Promise.resolve(module) });
    await expectHeading('This part of the site did not load');
    expect(reports).toEqual(['threw-at-load mfe-checkout /plans']);
  });

  test('shows the 404 page for a response with status 404', async () => {
    const loader = () => {
      throw new Response(null, { status: 404 });
    };
    const module: RemoteModule = { createRoutes: () => [{ path: '/plans', loader, element: null }] };
    open('/plans', { load: () => Promise.resolve(module) });
    await expectHeading('We could not find this page');
    expect(reports).toEqual([]);
  });
});

test('stops loading a remote that is down until the user tries again', async () => {
  const failure = new RemoteFailure('http', 'mfe-checkout', 'the response status is 503.');
  const load = jest.fn<Promise<RemoteModule>, []>(() => Promise.reject(failure));
  open('/login', { load });
  await expectHeading('Welcome back');
  for (let visits = 0; visits < 4; visits++) {
    await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
    await expectHeading('This part of the site did not load');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await expectHeading('Welcome back');
  }
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('link', { name: 'Plans' }));
  await expectHeading('This part of the site did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(3);
});

test('refetches damaged files bypassing the browser cache before the retry', async () => {
  const refused = ['http://localhost/remotes/mfe-checkout/bb/entry.js'];
  const failure = new RemoteFailure('not-a-module', 'mfe-checkout', 'it is damaged.', { refused });
  const load = jest.fn<Promise<RemoteModule>, []>(() => Promise.reject(failure));
  // jsdom has no list of fetched resources.
  performance.getEntriesByType = () => [];
  const fetched: [unknown, unknown][] = [];
  globalThis.fetch = jest.fn((address, init) => {
    fetched.push([address, init]);
    load.mockImplementation(() => Promise.resolve(plans));
    return Promise.resolve(new Response());
  });
  open('/plans', { load });
  await expectHeading('This part of the site did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expectHeading('Choose a plan');
  expect(fetched).toEqual([[refused[0], { cache: 'reload' }]]);
});
