import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { LOADER_TIMEOUT_MS, withLoaderDeadline } from './loaderDeadline.ts';

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const never = () => new Promise<never>(() => {});
const run = (loader: unknown) => (loader as Loader)({} as LoaderFunctionArgs);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Returns the result of a loader after some time. */
async function outcomeOf(loader: unknown): Promise<unknown> {
  const outcome = run(loader).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(LOADER_TIMEOUT_MS);
  return outcome;
}

describe('withLoaderDeadline', () => {
  test('fails a page whose loader never ends, with a class that is reported', async () => {
    const route = withLoaderDeadline({ path: '/plans', loader: never }, 'mfe-checkout');
    expect(await outcomeOf(route.loader)).toMatchObject({ kind: 'timeout', remote: 'mfe-checkout' });
  });

  test('applies to the loader of a lazy route', async () => {
    const route = withLoaderDeadline({ lazy: () => Promise.resolve({ loader: never }) }, 'mfe-checkout');
    const { loader } = await (route.lazy as () => Promise<RouteObject>)();
    expect(await outcomeOf(loader)).toMatchObject({ kind: 'timeout' });
  });

  test('returns the data of a loader, or its error', async () => {
    const loaded = withLoaderDeadline({ loader: () => 'data' }, 'mfe-checkout');
    expect(await outcomeOf(loaded.loader)).toBe('data');
    const failed = withLoaderDeadline({ loader: () => Promise.reject(new Error('no')) }, 'mfe-checkout');
    expect(await outcomeOf(failed.loader)).toEqual(new Error('no'));
  });

  test('changes no route without a loader', () => {
    const route = { path: '/plans' };
    expect(withLoaderDeadline(route, 'mfe-checkout')).toBe(route);
  });
});
