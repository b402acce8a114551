import { popularSearches } from './popularSearches.ts';

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
