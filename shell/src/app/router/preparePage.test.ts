import type { PageHandle } from '@cpa/shared/remote';
import { aHost } from '@cpa/shared/testing';
import { createMemoryRouter } from 'react-router';
import { RemoteFailure, createRemotes } from '../../remotes/index.ts';
import { anActiveRemote } from '../../remotes/testing/anActiveRemote.ts';
import { createPortalRouter } from './createPortalRouter.tsx';
import { createPagePreparation } from './preparePage.ts';
import { createRemotePages } from './remotePages.ts';
import { routerInitialized } from './routerInitialized.ts';

const PLANS = 'http://localhost/plans';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A page at `/login` from which the user is about to open `/plans`, the page of a remote. */
async function open(handle: PageHandle = { loadsOnIntent: { hasFailed: () => false } }) {
  const loader = jest.fn((): Promise<unknown> => Promise.resolve('plans'));
  const lazy = jest.fn(async () => ({ loader, handle }));
  const load = jest.fn(async () => ({ createRoutes: () => [{ path: '/plans', lazy }] }));
  const releases = { revision: 1, remotes: [anActiveRemote()] };
  const source = { baseUrlCount: () => 1, load, loadFrom: load };
  const remotes = createRemotes({ releases, host: aHost(), report: () => {}, source });
  const pages = createRemotePages(remotes);
  const router = createPortalRouter({
    routes: [{ id: 'root', children: [{ path: '/login' }, { path: '*' }] }],
    releases,
    remotes,
    pages,
    report: () => {},
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: ['/login'] }),
  });
  await routerInitialized(router);
  const visit = async () => {
    await router.navigate('/plans');
    return Object.values(router.state.loaderData).at(-1) as unknown;
  };
  return {
    prepare: createPagePreparation({ releases, remotes, pages, router }),
    visit,
    load,
    lazy,
    loader,
  };
}

describe('createPagePreparation', () => {
  it('evaluates the page and starts its data, which the visit takes over', async () => {
    const { prepare, visit, lazy, loader } = await open();
    await prepare(PLANS);
    await prepare(`${PLANS}#prices`);
    expect(loader).toHaveBeenCalledTimes(1);
    expect(await visit()).toBe('plans');
    expect(lazy).toHaveBeenCalledTimes(1);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('leaves the data of other pages to the visit', async () => {
    const { prepare, visit, lazy, loader } = await open({});
    await prepare(PLANS);
    expect(lazy).toHaveBeenCalledTimes(1);
    expect(loader).not.toHaveBeenCalled();
    expect(await visit()).toBe('plans');
    expect(lazy).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a page that is opened ten seconds later', async () => jest.advanceTimersByTime(10_000)],
    ['a later visit of the same page', (visit: () => Promise<unknown>) => visit()],
  ])('loads %s again', async (_case, before) => {
    const { prepare, visit, loader } = await open();
    await prepare(PLANS);
    await before(visit);
    await visit();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('leaves a failed load to the visit', async () => {
    const { prepare, visit, loader } = await open();
    loader.mockRejectedValueOnce(new Error('Away'));
    await prepare(PLANS);
    expect(await visit()).toBe('plans');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('leaves a load whose data failed later to the visit', async () => {
    const hasFailed = jest.fn(() => false);
    const { prepare, visit, loader } = await open({ loadsOnIntent: { hasFailed } });
    await prepare(PLANS);
    hasFailed.mockReturnValue(true);
    expect(await visit()).toBe('plans');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('tries a failed page twice and leaves it to the visit, which the circuit breaker lets through', async () => {
    const { prepare, visit, lazy } = await open();
    const failure = new RemoteFailure('threw-at-load', 'mfe-checkout', 'its code threw.');
    for (let attempt = 0; attempt < 4; attempt += 1) lazy.mockRejectedValueOnce(failure);
    for (let hover = 0; hover < 3; hover += 1) {
      const prepared = prepare(PLANS);
      await jest.advanceTimersByTimeAsync(1000);
      await prepared;
    }
    // Each with its retry.
    expect(lazy).toHaveBeenCalledTimes(4);
    expect(await visit()).toBe('plans');
  });

  it('tries a failed remote twice and leaves it to the visit, which the circuit breaker lets through', async () => {
    const { prepare, visit, load } = await open();
    load.mockRejectedValueOnce(new Error('Away')).mockRejectedValueOnce(new Error('Away'));
    for (let hover = 0; hover < 3; hover += 1) await prepare(PLANS);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await visit()).toBe('plans');
  });

  it('never loads the open page', async () => {
    const { prepare, visit, loader } = await open();
    await visit();
    await prepare(`${PLANS}?draft=1`);
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('loads no remote for a page of the shell', async () => {
    const { prepare, load } = await open();
    await prepare('http://localhost/login');
    expect(load).not.toHaveBeenCalled();
  });
});
