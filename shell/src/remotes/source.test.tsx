import { remoteSource } from './source.ts';
import { LOAD_TIMEOUT_MS } from './loader/tryInOrder.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

// Without its timeout a load would hang.
jest.setTimeout(10_000);

const aModule = () => ({ createRoutes: () => [] });

/** Files that arrive at once. */
const fetched = () => Promise.resolve();

beforeEach(() => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(new Response(null, { headers: { 'content-type': 'text/javascript' } })),
  );
});

describe('remoteSource', () => {
  test('loads a remote once for concurrent requests', async () => {
    const module = aModule();
    const federation = jest.fn(() => Promise.resolve(module));
    const source = remoteSource(federation, fetched);
    const remote = anActiveRemote();
    expect(await Promise.all([source.load(remote), source.load(remote)])).toEqual([module, module]);
    expect(federation).toHaveBeenCalledTimes(1);
  });

  test('loads again after a failure', async () => {
    let isDown = true;
    const module = aModule();
    const source = remoteSource(
      () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(module)),
      fetched,
    );
    await expect(source.load(anActiveRemote())).rejects.toMatchObject({ name: 'RemoteFailure' });
    isDown = false;
    await expect(source.load(anActiveRemote())).resolves.toBe(module);
  });

  test('loads from the mirror when the own base URL fails', async () => {
    const module = aModule();
    const source = remoteSource(
      (_remote, baseUrl) => (baseUrl === 1 ? Promise.resolve(module) : Promise.reject(new Error('down'))),
      fetched,
    );
    await expect(source.load(anActiveRemote())).resolves.toBe(module);
  });

  test.each([undefined, {}, { createRoutes: 'soon' }, '<html>'])(
    'rejects %p as not-a-module',
    async (loaded) => {
      const source = remoteSource(() => Promise.resolve(loaded), fetched);
      await expect(source.load(anActiveRemote())).rejects.toMatchObject({ kind: 'not-a-module' });
    },
  );

  test('does not load a remote that needs another platform contract', async () => {
    const federation = jest.fn(() => Promise.resolve(aModule()));
    const source = remoteSource(federation, fetched);
    await expect(source.load(anActiveRemote({ contract: '^99.0.0' }))).rejects.toMatchObject({
      kind: 'contract',
    });
    expect(federation).not.toHaveBeenCalled();
  });

  test('imports no file that has not arrived, and then loads the remote from its mirror', async () => {
    jest.useFakeTimers();
    let isStalled = true;
    const federation = jest.fn(() => Promise.resolve(aModule()));
    const bases: number[] = [];
    const source = remoteSource(federation, (_remote, _files, { baseUrl, signal }) => {
      bases.push(baseUrl);
      return isStalled ? untilAborted(signal) : Promise.resolve();
    });
    const failure = source.load(anActiveRemote()).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(2 * LOAD_TIMEOUT_MS);
    expect(await failure).toMatchObject({ kind: 'timeout', needsDocument: false });
    expect(federation).not.toHaveBeenCalled();
    isStalled = false;
    await source.load(anActiveRemote());
    expect([bases, federation.mock.calls.length]).toEqual([[0, 1, 1], 1]);
    jest.useRealTimers();
  });
});

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
