import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openReleaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';
import { createCanaryFigures } from './canaryFigures.ts';
import { diagnoseCanaries } from './diagnoseCanaries.ts';
import { canaryLog } from './eventLog.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { storageOf } from '../../platform/storage/releaseStorage.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-canaries-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** Starts a canary whose failures come from these IP addresses, one visitor each. */
async function diagnose(ips: string[]): Promise<string[]> {
  const place = join(home, 'releases');
  const store = openReleaseStore(place);
  const publish = async (text: string): Promise<string> => {
    builtRemote(join(home, 'dist'), text);
    return (await store.publish(join(home, 'dist'), 'mfe-checkout')).release.version;
  };
  await store.activate('mfe-checkout', await publish('first'), { by: 'ana' });
  await publish('second');
  await store.startCanary('mfe-checkout', { by: 'ana', percent: 10 });
  const [canary] = (await currentDocument(storageOf(place))).canaries ?? [];
  const figures = createCanaryFigures({ openLog: canaryLog(place), secret: 'secret' });
  for (const [at, ip] of ips.entries())
    await figures.countFailure(canary!, 'canary', { visitor: `visitor-${at}`, ip });
  await figures.flush();
  return (await diagnoseCanaries(place)).map(({ problem }) => problem);
}

test('finds a canary whose failures all come from one IP address', async () => {
  expect(await diagnose(['192.0.2.1', '192.0.2.1', '192.0.2.1'])).toEqual([
    expect.stringMatching(/^All 3 visitors with a failure of the canary mfe-checkout .* one IP address/),
  ]);
});

test.each([
  ['several IP addresses', ['192.0.2.1', '192.0.2.1', '198.51.100.7']],
  ['few failures', ['192.0.2.1', '192.0.2.1']],
])('finds nothing with %s', async (_what, ips) => {
  expect(await diagnose(ips)).toEqual([]);
});
