import { recentEntry } from './recentEntry.ts';

test('creates an entry once and evicts the least recently used one', () => {
  const entries = new Map<string, string>();
  const created: string[] = [];
  const evicted: string[] = [];
  const read = (key: string) =>
    recentEntry(entries, key, {
      create() {
        created.push(key);
        return key.toUpperCase();
      },
      max: 2,
      onEvict: (oldest) => evicted.push(oldest),
    });
  expect(['a', 'b', 'a', 'c', 'a'].map(read)).toEqual(['A', 'B', 'A', 'C', 'A']);
  expect(created).toEqual(['a', 'b', 'c']);
  expect(evicted).toEqual(['b']);
});
