import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Locale } from '@cpa/shared/contracts';
import { fastify, type FastifyInstance } from 'fastify';
import { openReleaseStore } from '../../releases/publishing/releaseStore.ts';
import { createReleaseSource } from '../../releases/serving/releaseSource.ts';
import { builtRemote, builtShell } from '../../releases/testing/builtRemote.ts';
import { aShellRelease, hashOf } from '../../testing/siteFixture.ts';
import { releaseFiles } from './releaseFiles.ts';
import { releaseParts } from './releaseParts.ts';

const NAME = 'mfe-checkout';

let home: string;
let place: string;
let site: FastifyInstance;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-files-'));
  place = join(home, 'releases');
  builtShell(join(home, 'shell'), 'shell', {});
  await openReleaseStore(place).publish(join(home, 'shell'), 'shell');
  await openReleaseStore(place).activate('shell', 'latest', { by: 'ana' });
  await deploy('first');
  site = fastify();
  releaseFiles(site, { releases: createReleaseSource({ place }), place, isShellBuilt: false });
});
afterEach(async () => {
  await site.close();
  rmSync(home, { recursive: true });
});

async function deploy(text: string): Promise<void> {
  builtRemote(join(home, text), text);
  await openReleaseStore(place).publish(join(home, text), NAME);
  await openReleaseStore(place).activate(NAME, 'latest', { by: 'ana' });
}

async function currentFile(locale: Locale = 'en') {
  const { shell, document } = await createReleaseSource({ place }).current();
  return releaseParts(shell, document)[locale].file;
}

/** Fills the cache with other files, as after a restart of the process. */
function forgetFiles(): void {
  for (let revision = 1; revision <= 60; revision += 1)
    releaseParts(aShellRelease(), { revision, remotes: [] });
}

test('returns the file that a document names, for ever', async () => {
  const { url, text, integrity } = await currentFile();
  const { statusCode, headers, body } = await site.inject(url);
  expect([statusCode, body]).toEqual([200, text]);
  expect(hashOf(body)).toBe(integrity);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const compressed = await site.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
});

test('prints the file of a document that another process has sent', async () => {
  const { url, text } = await currentFile();
  forgetFiles();
  expect((await site.inject(url)).body).toBe(text);
  await deploy('second');
  forgetFiles();
  expect((await site.inject(url)).body).toBe(text);
});

test('has a file for each language', async () => {
  forgetFiles();
  const { url, text } = await currentFile('pap');
  forgetFiles();
  expect((await site.inject(url)).body).toBe(text);
  expect((await currentFile('en')).url).not.toBe(url);
});

test.each([
  ['an unknown digest', (url: string) => url.replace(/[0-9a-f]{16}\.json/, '0123456789abcdef.json')],
  ['another file', () => '/api/_release/files/..%2fdocument.json'],
  ['releases that are not published', () => `/api/_release/files/0123456789abcdef.json?shell=x&${NAME}=..`],
])('responds with 404 to %s', async (_name, change) => {
  const { url } = await currentFile();
  const { statusCode, headers } = await site.inject(change(url));
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});
