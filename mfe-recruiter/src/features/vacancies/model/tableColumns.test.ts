import { DEFAULT_LAYOUT, isDenseTable } from './tableColumns.ts';

describe('isDenseTable', () => {
  it('has rows of two lines in a short list and dense rows in a long one', () => {
    expect([isDenseTable(DEFAULT_LAYOUT, 15), isDenseTable(DEFAULT_LAYOUT, 16)]).toEqual([false, true]);
  });

  it('follows the choice of the user', () => {
    expect(isDenseTable({ ...DEFAULT_LAYOUT, isDense: true }, 2)).toBe(true);
    expect(isDenseTable({ ...DEFAULT_LAYOUT, isDense: false }, 40)).toBe(false);
  });
});
