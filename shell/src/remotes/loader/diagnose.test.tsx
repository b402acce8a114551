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

describe('diagnose', () => {
  test('returns timeout for a timed-out import', async () => {
    expect(await told(new TimedOut(8000), answering(200, 'text/javascript'))).toMatchObject({
      kind: 'timeout',
    });
  });

  test('returns network when no file can be fetched', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await told(imported, away)).toEqual({ kind: 'network', needsDocument: false });
  });

  test.each([404, 503])('returns http for status %p', async (status) => {
    expect(await told(imported, answering(status, 'text/plain'))).toEqual({
      kind: 'http',
      needsDocument: false,
    });
  });

  test.each([
    ['a chunk of a loaded remote', ['plans.js'], true],
    ['the entry', ['entry.js'], false],
  ])('needs no new document when %s is gone', async (_what, files, isGone) => {
    const failure = await diagnose(remote, files, imported, answering(404, 'text/plain'));
    expect(failure).toMatchObject({ kind: 'http', needsDocument: false, isGone });
  });

  test('returns not-a-module for an HTML response', async () => {
    expect(await told(imported, answering(200, 'text/html'))).toMatchObject({ kind: 'not-a-module' });
  });

  test('returns http when the module behind the entry is missing', async () => {
    const ask: typeof fetch = (address) =>
      typeof address === 'string' && address.endsWith('module.js')
        ? answering(503, 'text/plain')()
        : Promise.resolve(script());
    expect(await told(imported, ask)).toMatchObject({ kind: 'http' });
  });

  test('returns not-a-module for a hash mismatch', async () => {
    const ask: typeof fetch = (_address, init) =>
      init?.integrity ? Promise.reject(new TypeError('integrity')) : Promise.resolve(script());
    expect(await told(imported, ask)).toMatchObject({ kind: 'not-a-module' });
    const { refused } = await diagnose(remote, ['entry.js', 'module.js'], imported, ask);
    expect(refused).toEqual([fileUrl(remote.base_url, 'entry.js')]);
  });

  test('returns threw-at-load and needs a document when every file is valid', async () => {
    expect(await told(new Error('undefined is not'), answering(200, 'text/javascript'))).toEqual({
      kind: 'threw-at-load',
      needsDocument: true,
    });
  });

  test('returns contract for another version of a shared library', async () => {
    const error = new Error(
      '[ Federation Runtime ] Version 19.3.1 from shell of shared singleton module react',
    );
    expect(await told(error, answering(200, 'text/javascript'))).toEqual({
      kind: 'contract',
      needsDocument: true,
    });
  });

  test('returns a RemoteFailure unchanged', async () => {
    const known = new RemoteFailure('contract', 'mfe-checkout', 'too new');
    const notAsked = () => Promise.reject(new Error('not asked'));
    expect(await diagnose(remote, ['entry.js'], known, notAsked)).toBe(known);
  });
});
