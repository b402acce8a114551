import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { trimCache } from './trimCache.ts';

test('deletes the files that were written before the given days, and needs no folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  mkdirSync(join(folder, 'v26'));
  for (const [name, days] of [
    ['old', 8],
    ['new', 6],
  ] as const) {
    const path = join(folder, 'v26', name);
    writeFileSync(path, '');
    utimesSync(path, new Date(), new Date(Date.now() - days * 86_400_000));
  }
  trimCache(folder, 7);
  expect(readdirSync(join(folder, 'v26'))).toEqual(['new']);
  rmSync(folder, { recursive: true });
  expect(() => trimCache(folder, 7)).not.toThrow();
});
