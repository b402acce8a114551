import { filterFromQuery, filterToQuery } from './filterQuery.ts';

describe('filterQuery', () => {
  it('reads back the filter that was written', () => {
    const filter = { status: 'interview', vacancyId: 42, search: 'Núñez & co' } as const;
    expect(filterFromQuery(filterToQuery(filter))).toEqual(filter);
  });

  it('writes an empty query for an empty filter', () => {
    expect(filterToQuery({ status: null, vacancyId: null, search: '' }).toString()).toBe('');
  });

  it.each(['status=boss', 'vacancy=-3', 'vacancy=1e400', 'vacancy=x'])(
    'ignores an invalid value: %s',
    (query) => {
      expect(filterFromQuery(new URLSearchParams(query))).toEqual({
        status: null,
        vacancyId: null,
        search: '',
      });
    },
  );
});
