import { anActiveRemote } from '../testing/anActiveRemote.ts';
import { fileUrl } from './baseUrls.ts';
import { diagnose } from './diagnose.ts';
import { RemoteFailure } from './remoteFailure.ts';
import { TimedOut } from './withTimeout.ts';

const imported = new TypeError('Failed to fetch dynamically imported module');
const remote = anActiveRemote();

const script = () => new Response(null, { headers: { 'content-type': 'text/javascript' } });
const answering = (status: number, type: string) => () =>
  Promise.resolve(new Response(null, { status, headers: { 'content-type': type } }));

async function told(error: unknown, ask: typeof fetch, files = ['entry.js', 'module.js']) {
  const failure = await diagnose(remote, files, error, ask);
  expect(failure).toBeInstanceOf(RemoteFailure);
  expect(failure.remote).toBe('mfe-checkout');
  const { kind, needsDocument } = failure;
  return { kind, needsDocument };
}

describe('why a remote did not load', () => {
  test('nothing came in time', async () => {
    expect(await told(new TimedOut(8000), answering(200, 'text/javascript'))).toMatchObject({
      kind: 'timeout',
    });
  });

  test('the network is away', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await told(imported, away)).toEqual({ kind: 'network', needsDocument: false });
  });

  test.each([404, 503])('the server answers with %p', async (status) => {
    expect(await told(imported, answering(status, 'text/plain'))).toEqual({
      kind: 'http',
      needsDocument: false,
    });
  });

  test('a page of a release is gone, whose entry this page still has: only a new document helps', async () => {
    expect(await told(imported, answering(404, 'text/plain'), ['plans.js'])).toEqual({
      kind: 'http',
      needsDocument: true,
    });
  });

  test('a page came where code should be', async () => {
    expect(await told(imported, answering(200, 'text/html'))).toMatchObject({ kind: 'not-a-module' });
  });

  test('the entry is right, and the module that it leads to is missing', async () => {
    const ask: typeof fetch = (address) =>
      typeof address === 'string' && address.endsWith('module.js')
        ? answering(503, 'text/plain')()
        : Promise.resolve(script());
    expect(await told(imported, ask)).toMatchObject({ kind: 'http' });
  });

  test('a file is not what its release says', async () => {
    const ask: typeof fetch = (_address, init) =>
      init?.integrity ? Promise.reject(new TypeError('integrity')) : Promise.resolve(script());
    expect(await told(imported, ask)).toMatchObject({ kind: 'not-a-module' });
    const { refused } = await diagnose(remote, ['entry.js', 'module.js'], imported, ask);
    expect(refused).toEqual([fileUrl(remote.base_url, 'entry.js')]);
  });

  test('every file is right, so its code threw, which the browser would not even run again', async () => {
    expect(await told(new Error('undefined is not'), answering(200, 'text/javascript'))).toEqual({
      kind: 'threw-at-load',
      needsDocument: true,
    });
  });

  test('it was built for another React than the page has', async () => {
    const error = new Error(
      '[ Federation Runtime ] Version 19.3.1 from shell of shared singleton module react',
    );
    expect(await told(error, answering(200, 'text/javascript'))).toEqual({
      kind: 'contract',
      needsDocument: true,
    });
  });

  test('keeps a reason that is known already', async () => {
    const known = new RemoteFailure('contract', 'mfe-checkout', 'too new');
    const notAsked = () => Promise.reject(new Error('not asked'));
    expect(await diagnose(remote, ['entry.js'], known, notAsked)).toBe(known);
  });
});
