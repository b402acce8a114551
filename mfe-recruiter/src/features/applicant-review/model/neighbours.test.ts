import { findPosition } from './neighbours.ts';

describe('findPosition', () => {
  it('returns the neighbours and the position in the list', () => {
    expect(findPosition([5, 3, 9], 3)).toEqual({ number: 2, total: 3, previousId: 5, nextId: 9 });
  });

  it('has no neighbour beyond the ends, and no position outside the list', () => {
    expect(findPosition([5], 5)).toEqual({ number: 1, total: 1, previousId: null, nextId: null });
    expect(findPosition([5], 6)).toBeNull();
  });
});
