import { beforeEach, describe, expect, test } from '@jest/globals';
import { type DocumentCache, createDocumentCache } from './documentCache.ts';

let now: number;
let made: number;
let cache: DocumentCache<string>;

const make = async () => `document ${(made += 1)}`;
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 0;
  made = 0;
  cache = createDocumentCache<string>({
    sizeOf: (document) => document.length,
    isFailure: (document) => document === 'failure',
    now: () => now,
  });
  cache.setAnnounced(true);
});

describe('document cache', () => {
  test('renders a document once for simultaneous and later requests', async () => {
    const both = await Promise.all([cache.read('/', make), cache.read('/', make)]);
    expect(both).toEqual(['document 1', 'document 1']);
    expect(await cache.read('/', make)).toBe('document 1');
    expect(await cache.read('/vacancies', make)).toBe('document 2');
  });

  test('sends a stale document while a newer one is being rendered', async () => {
    await cache.read('/', make);
    now = 70_000;
    expect(await cache.read('/', make)).toBe('document 1');
    await settled();
    expect(await cache.read('/', make)).toBe('document 2');
    expect(made).toBe(2);
  });

  test('counts each document that is sent once', async () => {
    const results: string[] = [];
    const counted = createDocumentCache<string>({
      sizeOf: ({ length }) => length,
      isFailure: () => false,
      onRead: (result) => results.push(result),
      now: () => now,
    });
    counted.setAnnounced(true);
    for (now of [0, 1000, 70_000, 70_001]) if (!counted.find('/')) await counted.read('/', make);
    expect(results).toEqual(['miss', 'hit', 'stale', 'hit']);
  });

  test('returns whether a visitor waits for the document', async () => {
    const waits: boolean[] = [];
    const note = async (isWaitedFor: boolean) => {
      waits.push(isWaitedFor);
      return await make();
    };
    for (const time of [0, 70_000, 190_000]) {
      now = time;
      await cache.read('/', note);
      await settled();
    }
    expect(waits).toEqual([true, false, true]);
  });

  test('finds a document only while it is fresh', async () => {
    expect(cache.find('/')).toBeUndefined();
    await cache.read('/', make);
    expect(cache.find('/')).toBe('document 1');
    now = 70_000;
    expect(cache.find('/')).toBeUndefined();
  });

  test('finds a stale document while a newer one is being rendered', async () => {
    await cache.read('/', make);
    now = 70_000;
    const held = Promise.withResolvers<string>();
    expect(await cache.read('/', () => held.promise)).toBe('document 1');
    expect(cache.find('/')).toBe('document 1');
    held.resolve('newer');
    await held.promise;
    expect(await cache.read('/', make)).toBe('newer');
    expect(cache.find('/')).toBe('newer');
  });

  test('renders a document again that is too old', async () => {
    await cache.read('/', make);
    now = 120_000;
    expect(await cache.read('/', make)).toBe('document 2');
  });

  test('caches documents for a short time while changes are not announced', async () => {
    cache.setAnnounced(false);
    await cache.read('/', make);
    now = 60_000;
    expect(await cache.read('/', make)).toBe('document 2');
  });

  test('drops everything when the data changes, also documents being rendered from the old data', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const old = cache.read('/', () => promise);
    cache.clear();
    const newer = cache.read('/', make);
    resolve('old');
    expect([await old, await newer]).toEqual(['old', 'document 1']);
    expect(await cache.read('/', make)).toBe('document 1');
    cache.clear();
    expect(await cache.read('/', make)).toBe('document 2');
  });

  test('passes a failure on and retries', async () => {
    const fail = async () => {
      throw new Error('No renderer');
    };
    await expect(cache.read('/', fail)).rejects.toThrow('No renderer');
    expect(await cache.read('/', make)).toBe('document 1');
  });

  test('keeps a stale document when a newer one is a failure', async () => {
    await cache.read('/', make);
    now = 70_000;
    await cache.read('/', async () => 'failure');
    await settled();
    expect(await cache.read('/', make)).toBe('document 1');
    await settled();
    expect(await cache.read('/', make)).toBe('document 2');
  });

  test('does not cache a document of size 0', async () => {
    const shared = createDocumentCache<string>({ sizeOf: () => 0, isFailure: () => false });
    await shared.read('/', make);
    expect(await shared.read('/', make)).toBe('document 2');
  });

  test('evicts the documents that were not used for the longest time', async () => {
    const large = 'x'.repeat(9_000_000);
    const makeLarge = async () => `${large}${(made += 1)}`;
    await cache.read('/a', makeLarge);
    await cache.read('/b', makeLarge);
    await cache.read('/a', makeLarge);
    await cache.read('/c', makeLarge);
    expect(made).toBe(3);
    await cache.read('/a', makeLarge);
    expect(made).toBe(3);
    await cache.read('/b', makeLarge);
    expect(made).toBe(4);
  });
});
