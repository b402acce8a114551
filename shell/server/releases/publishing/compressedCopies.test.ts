import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { builtRemote } from '../testing/builtRemote.ts';
import { openReleaseStore } from './releaseStore.ts';

const NAME = 'mfe-checkout';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-copies-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Publishes a build whose `module.js` is the same each time. @returns the path of its compressed copy */
async function publish(text: string): Promise<string> {
  const { version } = builtRemote(join(dir, text), text);
  await openReleaseStore(dir).publish(join(dir, text), NAME);
  return join(dir, 'remotes', NAME, version, 'module.js.br');
}

test('takes the compressed copy of an unchanged file from an earlier release', async () => {
  const first = await publish('first');
  const content = brotliDecompressSync(readFileSync(first));
  // Another encoding of the same content, so that it differs from a new one.
  const copy = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  writeFileSync(first, copy);
  const second = await publish('second');
  expect(readFileSync(second)).toEqual(copy);
});

test('takes the compressed copies beside the files of a build', async () => {
  builtRemote(join(dir, 'first'), 'first');
  const content = readFileSync(join(dir, 'first/module.js'));
  const copy = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  writeFileSync(join(dir, 'first/module.js.br'), copy);
  writeFileSync(join(dir, 'first/module.js.gz'), gzipSync(content));
  expect(readFileSync(await publish('first'))).toEqual(copy);
});

test('does not take a copy beside the files of a build that has another content', async () => {
  builtRemote(join(dir, 'first'), 'first');
  writeFileSync(join(dir, 'first/module.js.br'), brotliCompressSync('other'));
  writeFileSync(join(dir, 'first/module.js.gz'), gzipSync('other'));
  const published = brotliDecompressSync(readFileSync(await publish('first')));
  expect(published).toEqual(readFileSync(join(dir, 'first/module.js')));
});

test('does not take a copy that is damaged or has another content', async () => {
  const first = await publish('first');
  const content = readFileSync(first);
  writeFileSync(first, 'damaged');
  const second = await publish('second');
  expect(readFileSync(second)).toEqual(content);
  writeFileSync(first, brotliCompressSync('other'));
  writeFileSync(second, brotliCompressSync('other'));
  expect(readFileSync(await publish('third'))).toEqual(content);
});
