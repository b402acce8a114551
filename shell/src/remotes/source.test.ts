import { remoteSource } from './source.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

const aModule = () => ({ createRoutes: () => [] });

beforeEach(() => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(new Response(null, { headers: { 'content-type': 'text/javascript' } })),
  );
});

describe('remoteSource', () => {
  test('loads a remote once for concurrent requests', async () => {
    const module = aModule();
    const federation = jest.fn(() => Promise.resolve(module));
    const source = remoteSource(federation);
    const remote = anActiveRemote();
    expect(await Promise.all([source.load(remote), source.load(remote)])).toEqual([module, module]);
    expect(federation).toHaveBeenCalledTimes(1);
  });

  test('loads again after a failure', async () => {
    let isDown = true;
    const module = aModule();
    const source = remoteSource(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(module)));
    await expect(source.load(anActiveRemote())).rejects.toMatchObject({ name: 'RemoteFailure' });
    isDown = false;
    await expect(source.load(anActiveRemote())).resolves.toBe(module);
  });

  test('loads from the mirror when the own base URL fails', async () => {
    const module = aModule();
    const source = remoteSource((_remote, address) =>
      address === 1 ? Promise.resolve(module) : Promise.reject(new Error('down')),
    );
    await expect(source.load(anActiveRemote())).resolves.toBe(module);
  });

  test.each([undefined, {}, { createRoutes: 'soon' }, '<html>'])(
    'rejects %p as not-a-module',
    async (loaded) => {
      const source = remoteSource(() => Promise.resolve(loaded));
      await expect(source.load(anActiveRemote())).rejects.toMatchObject({ kind: 'not-a-module' });
    },
  );

  test('does not load a remote that needs another platform contract', async () => {
    const federation = jest.fn(() => Promise.resolve(aModule()));
    const source = remoteSource(federation);
    await expect(source.load(anActiveRemote({ contract: '^99.0.0' }))).rejects.toMatchObject({
      kind: 'contract',
    });
    expect(federation).not.toHaveBeenCalled();
  });
});
