import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import type { LoaderContext } from 'webpack';
import subsetFontLoader from './subsetFontLoader.ts';

const inter = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);

const load = (resourceQuery: string): Promise<Buffer> =>
  subsetFontLoader.call({ resourceQuery } as LoaderContext<unknown>, inter);

test('makes a WOFF2 font smaller with each weight that it drops', async () => {
  const some = await load('?weight=400-700');
  const one = await load('?weight=650');
  expect(some.subarray(0, 4).toString()).toBe('wOF2');
  expect(some.length).toBeLessThan(inter.length * 0.6);
  expect(one.length).toBeLessThan(some.length);
});

test('rejects a URL without a weight', async () => {
  await expect(load('?width=100')).rejects.toThrow('A font needs ?weight=400-700 or ?weight=650');
});
