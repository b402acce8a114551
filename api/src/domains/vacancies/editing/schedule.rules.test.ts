import { assertValidSchedule } from './schedule.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const draft = { status: 'draft' as const, valid_through: null };

test.each([
  ['an hour ahead', '2026-11-21T13:00:00Z', draft],
  ['on the last day in Aruba', '2026-12-02T03:00:00Z', { ...draft, valid_through: '2026-12-01' }],
])('accepts a time %s', (_title, opensAt, vacancy) => {
  expect(() => assertValidSchedule(opensAt, vacancy, now)).not.toThrow();
});

test.each([
  ['in the past', '2026-11-21T12:00:00Z', draft, 'in the future'],
  ['more than a year ahead', '2027-11-22T12:00:01Z', draft, 'within 365 days'],
  [
    'after the last day',
    '2026-12-02T04:00:00Z',
    { ...draft, valid_through: '2026-12-01' },
    'before this day',
  ],
  ['of an open vacancy', '2026-11-22T12:00:00Z', { ...draft, status: 'open' as const }, 'Only a draft'],
])('rejects a time %s', (_title, opensAt, vacancy, message) => {
  expect(() => assertValidSchedule(opensAt, vacancy, now)).toThrow(message);
});
