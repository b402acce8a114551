import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { integrityOf } from '../checks/releaseVersion.ts';
import { missingFiles, receiveFile } from './uploads.ts';

const MB = 1024 * 1024;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-uploads-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Files of the given sizes, each with its own hash. */
function releaseOf(sizes: number[]): RemoteRelease {
  const files = sizes.map((bytes, at) => ({ path: `${at}.js`, integrity: `sha384-${at}`, bytes }));
  return { name: 'mfe-checkout', files } as unknown as RemoteRelease;
}

describe('missingFiles', () => {
  test('accepts a release of 100 MB', async () => {
    expect(await missingFiles(dir, releaseOf([60 * MB, 40 * MB]))).toEqual(['sha384-0', 'sha384-1']);
  });

  test('rejects a release with one byte more', async () => {
    await expect(missingFiles(dir, releaseOf([60 * MB, 40 * MB + 1]))).rejects.toThrow(
      'A release has at most 100 MB.',
    );
  });

  test('accepts 2,000 files', async () => {
    expect(await missingFiles(dir, releaseOf(Array<number>(2000).fill(1)))).toHaveLength(2000);
  });

  test('rejects one file more', async () => {
    await expect(missingFiles(dir, releaseOf(Array<number>(2001).fill(1)))).rejects.toThrow(
      'A release has at most 2000 files.',
    );
  });
});

describe('receiveFile', () => {
  test('accepts 200 MB of files that were not published, and no byte more', async () => {
    const storage = storageOf(dir);
    const content = Buffer.from('export const routes = [];');
    const receive = async (earlier: number) => {
      const entries = async () => [{ name: 'earlier', bytes: earlier, modified: new Date(0) }];
      const place = { ...storage, objects: { ...storage.objects, entries } };
      await receiveFile(place, 'mfe-checkout', integrityOf(content), content);
    };
    await receive(200 * MB - content.length);
    await expect(receive(200 * MB - content.length + 1)).rejects.toThrow('Too many uploaded files');
  });

  test('rejects a file that differs from its hash', async () => {
    const file = receiveFile(dir, 'mfe-checkout', integrityOf(Buffer.from('sent')), Buffer.from('received'));
    await expect(file).rejects.toThrow('arrived damaged');
  });
});
