import { findMatches } from './findMatches.ts';

const entries = [
  { name: 'Trainee for the front desk' },
  { name: 'Seafront Waiter' },
  { name: 'Front Office Supervisor' },
  { name: 'Front' },
  { name: 'José Croes', words: 'Front Office Supervisor' },
];
const find = (typed: string) => findMatches(entries, typed).map(({ name }) => name);

test('puts the same name first, then what begins so, then a word that begins so, then the rest', () => {
  expect(find('front')).toEqual([
    'Front',
    'Front Office Supervisor',
    'Trainee for the front desk',
    'Seafront Waiter',
    'José Croes',
  ]);
});

test('finds all typed words in any order, whatever their case and accents', () => {
  expect(find(' JOSE supervisor ')).toEqual(['José Croes']);
  expect(find('jose waiter')).toEqual([]);
});

test('finds nothing without a word', () => {
  expect(find('  ')).toEqual([]);
});
