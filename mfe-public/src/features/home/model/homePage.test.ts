import { popularSearches } from './popularSearches.ts';
import { salaryScale } from './salaryScale.ts';

describe('popularSearches', () => {
  test('offers the two largest sectors before the default searches', () => {
    const sectors = [
      { id: 1, name: 'Retail', count: 5 },
      { id: 2, name: 'Hospitality', count: 31 },
      { id: 3, name: 'Legal', count: 0 },
      { id: 4, name: 'Health', count: 12 },
    ];
    expect(popularSearches(sectors, [{ name: 'Part-time', workload: 203 }])).toEqual([
      { name: 'Hospitality', sector: 2 },
      { name: 'Health', sector: 4 },
      { name: 'Part-time', workload: 203 },
    ]);
  });

  test('offers no sector without vacancies', () => {
    expect(popularSearches([{ id: 1, name: 'Retail', count: 0 }], [])).toEqual([]);
  });
});

describe('salaryScale', () => {
  test('maps amounts to percentages of the highest salary', () => {
    const positionOf = salaryScale([{ max_month: 400_000 }, { max_month: 800_000 }]);
    expect([0, 200_000, 800_000].map(positionOf)).toEqual([0, 25, 100]);
  });

  test('returns 0 when there are no salaries', () => {
    expect(salaryScale([])(0)).toBe(0);
  });
});
