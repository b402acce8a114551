import { toggleSelection } from './selection.ts';

const order = [5, 3, 9, 1, 7];
const toggle = (selected: number[], id: number, anchor: number | null = null, isRange = false) => [
  ...toggleSelection(new Set(selected), order, { id, anchor, isRange }),
];

describe('toggleSelection', () => {
  it('selects and deselects one', () => {
    expect(toggle([], 3)).toEqual([3]);
    expect(toggle([3, 9], 3)).toEqual([9]);
  });

  it('selects a range in the order of the list, in both directions', () => {
    expect(toggle([3], 1, 3, true)).toEqual([3, 9, 1]);
    expect(toggle([1], 5, 1, true)).toEqual([1, 5, 3, 9]);
  });

  it('deselects a range', () => {
    expect(toggle([5, 3, 9, 1], 9, 5, true)).toEqual([1]);
  });

  it('selects one when the anchor has left the list', () => {
    expect(toggle([], 9, 42, true)).toEqual([9]);
  });
});
