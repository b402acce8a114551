import { explain } from './explain.ts';
import { RemoteFailure } from './remoteFailure.ts';
import { TimedOut } from './withTimeout.ts';

const ADDRESS = 'http://localhost/remotes/mfe-public/1/entry.js';
const imported = new TypeError('Failed to fetch dynamically imported module');

const answering = (status: number, type: string) => () =>
  Promise.resolve(new Response(null, { status, headers: { 'content-type': type } }));

async function kindOf(error: unknown, ask: () => Promise<Response>): Promise<string> {
  const failure = await explain('mfe-public', ADDRESS, error, ask);
  expect(failure).toBeInstanceOf(RemoteFailure);
  expect(failure.remote).toBe('mfe-public');
  return failure.kind;
}

describe('why a remote did not load', () => {
  test('nothing came in time', async () => {
    expect(await kindOf(new TimedOut(8000), answering(200, 'text/javascript'))).toBe('timeout');
  });

  test('the network is away', async () => {
    expect(await kindOf(imported, () => Promise.reject(new TypeError('Failed to fetch')))).toBe('network');
  });

  test('the server answers with an error', async () => {
    expect(await kindOf(imported, answering(503, 'text/plain'))).toBe('http');
  });

  test('a page came where code should be', async () => {
    expect(await kindOf(imported, answering(200, 'text/html'))).toBe('not-a-module');
  });

  test('the code came, but was refused for its hash or failed while starting', async () => {
    expect(await kindOf(imported, answering(200, 'text/javascript'))).toBe('not-a-module');
  });

  test('keeps a reason that is known already', async () => {
    const known = new RemoteFailure('contract', 'mfe-public', 'too new');
    expect(await explain('mfe-public', ADDRESS, known, () => Promise.reject(new Error('not asked')))).toBe(
      known,
    );
  });
});
