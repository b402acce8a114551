import { mergedItems } from './mergedItems.ts';

const starter = { package_id: 1, title: 'Starter', price: 4900 };

describe('mergedItems', () => {
  it('counts equal items and keeps those apart that differ', () => {
    const later = { ...starter, start_date: '2026-11-30' };
    const merged = mergedItems([starter, later, { price: 4900, title: 'Starter', package_id: 1 }]);
    expect(merged.map(({ item, count }) => [item, count])).toEqual([
      [starter, 2],
      [later, 1],
    ]);
  });
});
