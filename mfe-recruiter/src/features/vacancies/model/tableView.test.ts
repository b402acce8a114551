import { anOwnVacancy } from '@cpa/shared/testing';
import { filterVacancies, filterValues, NONE } from './filterVacancies.ts';
import { DEFAULT_LAYOUT, fittingColumns, withColumn, withWidth } from './tableColumns.ts';
import { DEFAULT_VIEW, viewFromQuery, viewToQuery } from './tableView.ts';

describe('table view', () => {
  it('survives the URL', () => {
    const view = {
      ...DEFAULT_VIEW,
      tab: 'closing' as const,
      search: 'kòk & co',
      departments: ['Kitchen', '-'],
      districts: ['Noord/Tanki Leendert'],
      sort: 'views' as const,
      isDescending: true,
      page: 3,
    };
    expect(viewFromQuery(viewToQuery(view))).toEqual(view);
    expect(viewToQuery(DEFAULT_VIEW).toString()).toBe('');
  });

  it('ignores invalid values', () => {
    expect(viewFromQuery(new URLSearchParams('tab=x&sort=-__proto__&page=-2'))).toEqual(DEFAULT_VIEW);
  });
});

describe('filterVacancies', () => {
  const cook = anOwnVacancy({ id: 1, title: 'Café Cook', department: 'Kitchen' });
  const auditor = anOwnVacancy({
    id: 2,
    title: 'Night Auditor',
    department: 'Front office',
    posted_by: null,
  });
  const guard = anOwnVacancy({ id: 3, title: 'Guard', department: null });
  const all = [cook, auditor, guard];
  const found = (changed: object) =>
    filterVacancies(all, { ...DEFAULT_VIEW, ...changed }).map(({ id }) => id);

  it('finds every word in title or department, without accents', () => {
    expect(found({ search: ' cafe  KITCHEN ' })).toEqual([1]);
    expect(found({ search: 'auditor kitchen' })).toEqual([]);
  });

  it('combines filters and matches missing values', () => {
    expect(found({ departments: ['Kitchen', NONE] })).toEqual([1, 3]);
    expect(found({ departments: ['Kitchen', 'Front office'], posters: [NONE] })).toEqual([2]);
  });

  it('offers the values that occur, with "none" last', () => {
    expect(filterValues(all, 'departments')).toEqual(['Front office', 'Kitchen', NONE]);
    expect(filterValues([guard], 'departments')).toEqual([]);
  });
});

describe('columns', () => {
  it('leave out the least important ones until the rest fits', () => {
    expect(fittingColumns(DEFAULT_LAYOUT, 988)).toEqual([
      'title',
      'status',
      'applicants',
      'stages',
      'views',
      'closes',
      'posting',
    ]);
    expect(fittingColumns(DEFAULT_LAYOUT, 740)).toEqual(['title', 'status', 'applicants', 'closes']);
  });

  it('stay within bounds and can be shown again', () => {
    expect(withWidth(DEFAULT_LAYOUT, 'views', 5).widths).toEqual({ views: 60 });
    const hidden = withColumn(DEFAULT_LAYOUT, 'views', false);
    expect(fittingColumns(hidden, 2000)).not.toContain('views');
    expect(fittingColumns(withColumn(hidden, 'views', true), 2000)).toContain('views');
  });
});
