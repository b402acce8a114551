import { createSeenLists, heightOf } from './seenList.ts';

test('a page that was measured is as high as it was, any other as high as those that were', () => {
  const seen = createSeenLists()('');
  expect(heightOf(seen, 1, 20)).toBe(3320);
  seen.heights.set(1, 3000).set(2, 3200);
  expect(heightOf(seen, 2, 20)).toBe(3200);
  expect(heightOf(seen, 3, 20)).toBe(3100);
});

test('remembers the lists that were looked at last', () => {
  const lists = createSeenLists();
  lists('first').heights.set(1, 3000);
  for (let count = 1; count < 30; count += 1) lists(`other ${count}`);
  expect(lists('first').heights.get(1)).toBe(3000);
  lists('one more');
  lists('another');
  expect(lists('first').heights.get(1)).toBe(3000);
  for (let count = 0; count < 30; count += 1) lists(`newer ${count}`);
  expect(lists('first').heights.size).toBe(0);
});
