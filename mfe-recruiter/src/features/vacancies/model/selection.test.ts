import { anOwnVacancy } from '@cpa/shared/testing';
import { NOTHING_SELECTED, toggleRow, toggleRows } from './selection.ts';
import { vacanciesCsv } from './vacanciesCsv.ts';

const order = [5, 3, 9, 1];
const click = (before: typeof NOTHING_SELECTED, id: number, isRange = false) =>
  toggleRow(before, id, { isRange, order });

describe('selection', () => {
  it('selects and deselects the rows between two clicks with Shift, in display order', () => {
    const range = click(click(NOTHING_SELECTED, 3), 1, true);
    expect([...range.ids]).toEqual([3, 9, 1]);
    expect([...click(range, 9, true).ids]).toEqual([3]);
  });

  it('ignores an anchor that is no longer listed', () => {
    const gone = { ids: new Set([7]), anchor: 7 };
    expect([...click(gone, 9, true).ids]).toEqual([7, 9]);
  });

  it('selects and deselects many', () => {
    const all = toggleRows(NOTHING_SELECTED, order, true);
    expect([...toggleRows(all, [3, 9], false).ids]).toEqual([5, 1]);
  });
});

describe('CSV export', () => {
  it('neutralises formulas', () => {
    const title = '=HYPERLINK("https://evil.example","Cook")';
    const [, line] = vacanciesCsv(
      [anOwnVacancy({ id: 7, title, department: '+297', posted_by: 'Cook, Head' })],
      'https://x.example',
    ).split('\r\n');
    expect(line).toContain(`7,"'=HYPERLINK(""https://evil.example"",""Cook"")","'+297",`);
    expect(line).toContain('"Cook, Head"');
    expect(line).toMatch(/https:\/\/x\.example\/vacancies\/7$/);
  });

  it('keeps a line break inside its cell', () => {
    const csv = vacanciesCsv([anOwnVacancy({ title: 'Line\r\nCook' })], '');
    expect(csv.startsWith('\uFEFFid,title,department,')).toBe(true);
    expect(csv).toContain('"Line\r\nCook"');
  });
});
