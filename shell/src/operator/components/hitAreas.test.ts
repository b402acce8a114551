import { hitAreas } from './hitAreas.ts';

test('divides the space between close and distant points at their midpoints', () => {
  expect(hitAreas([100, 104, 120])).toEqual([
    { x: 92, width: 10 },
    { x: 102, width: 10 },
    { x: 112, width: 16 },
  ]);
});

test('extends to both sides of a single point', () => {
  expect(hitAreas([48])).toEqual([{ x: 40, width: 16 }]);
});
