import { readBenefit } from './benefit.ts';

test('divides a benefit at its first colon', () => {
  expect(readBenefit('Staff bus: from San Nicolas, at 6:30')).toEqual({
    name: 'Staff bus',
    detail: 'from San Nicolas, at 6:30',
    kind: 'travel',
  });
});

test.each([
  ['A warm meal each shift', 'meal'],
  ['Medical plan', 'health'],
  ['Courses with certificate', 'training'],
  ['Thirteenth month', 'money'],
  ['Rosters four weeks ahead', 'time'],
  ['Work at 6:30', 'other'],
])('%s is of the kind %s and has no details', (text, kind) => {
  expect(readBenefit(text)).toEqual({ name: text, detail: '', kind });
});
