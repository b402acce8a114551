import { aVacancyPage } from '@cpa/shared/testing';
import { chosenOptions, panelGroups, withoutGroup } from './panelGroups.ts';
import { readQuery, writeQuery } from './vacancyQuery.ts';

const facets = {
  ...aVacancyPage().facets,
  workloads: [
    { id: 203, name: 'Part-time', count: 4, kind: 'hours' as const },
    { id: 206, name: 'Weekends', count: 3, kind: 'schedule' as const },
    { id: 207, name: 'Seasonal', count: 2, kind: 'contract' as const },
  ],
  employment_types: [
    { id: 'PART_TIME', name: 'Part-time', count: 5 },
    { id: 'VOLUNTEER', name: 'Volunteer', count: 1 },
  ],
};
const read = (search: string) => readQuery(new URLSearchParams(search));
const namesOf = (search: string, group: string) =>
  panelGroups(facets, read(search))
    .find(({ name }) => name === group)
    ?.options.map(({ name }) => name);

test('merges workloads and employment types into groups in which each value occurs once', () => {
  expect(namesOf('', 'hours')).toEqual(['Part-time']);
  expect(namesOf('', 'schedule')).toEqual(['Weekends']);
  expect(namesOf('', 'contract')).toEqual(['Seasonal', 'Volunteer']);
});

test('lists a value that only the URL can choose', () => {
  expect(namesOf('filter_employment_types=PART_TIME', 'contract')).toEqual([
    'Seasonal',
    'Part-time',
    'Volunteer',
  ]);
});

test('removes the values of one group', () => {
  const query = read('filter_workloads=203,207&filter_employment_types=VOLUNTEER&page=3');
  const contract = panelGroups(facets, query).find(({ name }) => name === 'contract')!;
  expect(chosenOptions(contract, query).map(({ id }) => id)).toEqual([207, 'VOLUNTEER']);
  expect(writeQuery(withoutGroup(contract, query))).toBe('filter_workloads=203');
});
