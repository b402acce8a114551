import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { localObjects } from './localObjects.ts';
import type { ObjectStore } from './objectStore.ts';
import { s3Objects } from './s3Objects.ts';
import { startS3, type TestS3 } from './testing/startS3.ts';

const home = mkdtempSync(join(tmpdir(), 'portal-objects-'));
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(home, { recursive: true });
});

let runs = 0;
const openers: [string, (name: string) => ObjectStore][] = [
  ['a folder', (name) => localObjects(join(home, name))],
  ['an S3 bucket', (name) => s3Objects(s3.settings(`test/${name}`))],
];

describe.each(openers)('objects in %s', (_place, open) => {
  let objects: ObjectStore;
  beforeEach(() => {
    objects = open(`store-${Date.now()}-${(runs += 1)}`);
  });

  const text = async (path: string) => (await objects.read(path))?.content.toString();

  test('are read as they were written, and absent before', async () => {
    expect(await objects.read('history/1.json')).toBeUndefined();
    expect(await objects.find('history/1.json')).toBeUndefined();
    expect(await objects.list('history')).toEqual([]);
    await objects.replace('history/1.json', 'first');
    await objects.replace('history/1.json', 'second');
    expect(await text('history/1.json')).toBe('second');
    expect(await objects.find('history/1.json')).toMatchObject({ bytes: 6 });
    expect(await objects.list('history')).toEqual(['1.json']);
  });

  test('are created by exactly one of eight writers', async () => {
    const writers = Array.from(
      { length: 8 },
      async (_, index) => await objects.create('history/1.json', `${index}`),
    );
    const created = await Promise.all(writers);
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await text('history/1.json')).toBe(String(created.indexOf(true)));
    expect(await objects.create('history/1.json', 'late')).toBe(false);
  });

  test('report whether they changed', async () => {
    expect(await objects.readIfChanged('document.json', undefined)).toBeUndefined();
    await objects.replace('document.json', 'first');
    const first = await objects.readIfChanged('document.json', undefined);
    if (first === undefined || first === 'same') throw new Error('It was not read.');
    expect(await objects.readIfChanged('document.json', first.tag)).toBe('same');
    await objects.replace('document.json', 'second');
    expect(await objects.readIfChanged('document.json', first.tag)).toMatchObject({
      content: Buffer.from('second'),
    });
  });

  test('are written as a whole folder, listed by name and removed with it', async () => {
    const files = Array.from({ length: 40 }, (_, index) => ({
      path: `files/${index}.js`,
      content: Buffer.from(`// ${index}`),
    }));
    const last = { path: 'release.json', content: Buffer.from('{}') };
    await objects.createFolder('remotes/mfe-one/1', files, last);
    await objects.createFolder('remotes/mfe-one/1', files, last);
    await objects.createFolder('remotes/mfe-one/2', [], last);
    expect((await objects.list('remotes/mfe-one/1')).toSorted()).toEqual(['files', 'release.json']);
    expect(await objects.list('remotes/mfe-one/1/files')).toHaveLength(40);
    expect(await text('remotes/mfe-one/1/files/39.js')).toBe('// 39');
    await objects.remove('remotes/mfe-one/1');
    await objects.remove('remotes/mfe-one/1');
    expect(await objects.list('remotes/mfe-one')).toEqual(['2']);
  });

  test('are described by one list of a folder', async () => {
    await objects.replace('uploads/mfe-one/a', '12345');
    await objects.replace('uploads/mfe-one/b', '1');
    await objects.replace('uploads/mfe-one/deep/c', '1');
    const entries = await objects.entries('uploads/mfe-one');
    expect(entries.map(({ name, bytes }) => `${name} ${bytes}`).toSorted()).toEqual(['a 5', 'b 1']);
    expect(entries[0]!.modified.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await objects.entries('uploads/mfe-two')).toEqual([]);
  });

  test('can be given another time of modification', async () => {
    await objects.replace('release.json', '{}');
    const modified = new Date('2026-01-02T03:04:05.678Z');
    await objects.touch('release.json', modified);
    expect(await objects.find('release.json')).toEqual({ bytes: 2, modified });
    expect(await objects.read('release.json')).toMatchObject({ content: Buffer.from('{}'), modified });
  });
});

describe('objects in a folder', () => {
  const last = { path: 'release.json', content: Buffer.from('{}') };

  test('reports a folder that the disk refused although one with that name exists', async () => {
    const [folder, objects] = [join(home, 'damaged'), localObjects(join(home, 'damaged'))];
    mkdirSync(join(folder, 'remotes/mfe-one/1'), { recursive: true });
    writeFileSync(join(folder, 'remotes/mfe-one/1/half.js'), '');
    await expect(objects.createFolder('remotes/mfe-one/1', [], last)).rejects.toThrow('ENOTEMPTY');
    expect(await objects.list('remotes/mfe-one')).toEqual(['1']);
  });
});
