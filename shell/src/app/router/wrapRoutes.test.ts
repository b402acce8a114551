import { aHost } from '@cpa/shared/testing';
import { createCircuitBreaker } from '../../remotes/loader/circuitBreaker.ts';
import type { RemoteSource } from '../../remotes/source.ts';
import { anActiveRemote } from '../../remotes/testing/anActiveRemote.ts';
import { wrapRoutes } from './wrapRoutes.ts';

const never = () => new Promise<never>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Returns the result of a page that is loaded from one base URL. */
async function outcomeOf(fetchFiles: () => Promise<void>, lazy: () => Promise<object>) {
  const source: RemoteSource = { baseUrlCount: () => 1, load: never, loadFrom: never, fetchFiles };
  const remotes = { source, breaker: createCircuitBreaker() };
  const [route] = wrapRoutes([{ path: '/plans', lazy }], {
    remote: anActiveRemote(),
    host: aHost(),
    remotes,
    loads: new Map(),
  });
  const load = route?.lazy as unknown as () => Promise<unknown>;
  const outcome = load().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  return outcome;
}

describe('a page whose files hang', () => {
  test('can be tried again in the same document while nothing is imported', async () => {
    expect(await outcomeOf(never, async () => ({}))).toMatchObject({ kind: 'timeout', needsDocument: false });
  });

  test('needs a new document once its import is pending', async () => {
    expect(await outcomeOf(async () => {}, never)).toMatchObject({ kind: 'timeout', needsDocument: true });
  });
});
