import { createGeometryCache, heightOf } from './listGeometry.ts';

test('returns the measured height of a page, else the average', () => {
  const seen = createGeometryCache().of('');
  expect(heightOf(seen, 1, 20)).toBe(3320);
  seen.heights.set(1, 3000).set(2, 3200);
  expect(heightOf(seen, 2, 20)).toBe(3200);
  expect(heightOf(seen, 3, 20)).toBe(3100);
});

test('evicts the least recently used list', () => {
  const lists = createGeometryCache();
  lists.of('first').heights.set(1, 3000);
  for (let count = 1; count < 30; count += 1) lists.of(`other ${count}`);
  expect(lists.of('first').heights.get(1)).toBe(3000);
  lists.of('one more');
  lists.of('another');
  expect(lists.of('first').heights.get(1)).toBe(3000);
  for (let count = 0; count < 30; count += 1) lists.of(`newer ${count}`);
  expect(lists.of('first').heights.size).toBe(0);
});

test("restores stored lists in the tab's next document", () => {
  const lists = createGeometryCache();
  lists.of('cooks').heights.set(2, 3100);
  lists.of('cooks').near.add(2);
  const next = createGeometryCache(lists.toStored()).of('cooks');
  expect([...next.heights]).toEqual([[2, 3100]]);
  expect([...next.near]).toEqual([2]);
});
