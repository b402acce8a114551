import { remoteSource } from './source.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

const aModule = () => ({ createRoutes: () => [] });

beforeEach(() => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(new Response(null, { headers: { 'content-type': 'text/javascript' } })),
  );
});

describe('the source of remotes', () => {
  test('loads a remote once, however many pages ask for it', async () => {
    const module = aModule();
    const federation = jest.fn(() => Promise.resolve(module));
    const source = remoteSource(federation);
    const remote = anActiveRemote();
    expect(await Promise.all([source.load(remote), source.load(remote)])).toEqual([module, module]);
    expect(federation).toHaveBeenCalledTimes(1);
  });

  test('forgets a failure, so that trying again loads again', async () => {
    let isDown = true;
    const module = aModule();
    const source = remoteSource(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(module)));
    await expect(source.load(anActiveRemote())).rejects.toMatchObject({ name: 'RemoteFailure' });
    isDown = false;
    await expect(source.load(anActiveRemote())).resolves.toBe(module);
  });

  test('uses the mirror when the own address fails', async () => {
    const module = aModule();
    const source = remoteSource((_remote, address) =>
      address === 1 ? Promise.resolve(module) : Promise.reject(new Error('down')),
    );
    await expect(source.load(anActiveRemote())).resolves.toBe(module);
  });

  test.each([undefined, {}, { createRoutes: 'soon' }, '<html>'])(
    'refuses %p, which is no remote',
    async (loaded) => {
      const source = remoteSource(() => Promise.resolve(loaded));
      await expect(source.load(anActiveRemote())).rejects.toMatchObject({ kind: 'not-a-module' });
    },
  );

  test('does not even load a remote that needs another platform contract', async () => {
    const federation = jest.fn(() => Promise.resolve(aModule()));
    const source = remoteSource(federation);
    await expect(source.load(anActiveRemote({ contract: '^99.0.0' }))).rejects.toMatchObject({
      kind: 'contract',
    });
    expect(federation).not.toHaveBeenCalled();
  });
});
