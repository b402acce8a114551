import { isNew } from './isNew.ts';

const now = new Date('2026-11-20T14:00:00Z');

test('is true for three days', () => {
  expect(isNew({ published_at: '2026-11-17T14:00:01Z' }, now)).toBe(true);
  expect(isNew({ published_at: '2026-11-17T14:00:00Z' }, now)).toBe(false);
});

test('is false for an unpublished vacancy', () => {
  expect(isNew({ published_at: null }, now)).toBe(false);
});
