import { valueTypes } from './valueTypes.ts';

describe('valueTypes', () => {
  it('lists the values of each text, a number where one is counted', () => {
    const types = valueTypes({
      plain: 'All vacancies',
      'a.name': 'Hello, {name}',
      count: '{count, plural, one {# vacancy of {company}} other {# vacancies of {company}}}',
      twice: '{count} of {count, number}',
      kind: '{kind, select, one {a {size}} other {b}}',
    });
    expect(types?.split('\n').slice(2, -2)).toEqual([
      "  'a.name': { name: string | number };",
      "  'count': { count: number; company: string | number };",
      "  'twice': { count: number };",
      "  'kind': { kind: string; size: string | number };",
    ]);
  });

  it('returns null for texts without values', () => {
    expect(valueTypes({ plain: 'All vacancies' })).toBeNull();
  });
});
