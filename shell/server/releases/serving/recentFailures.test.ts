import { expect, test } from '@jest/globals';
import type { FailureReport } from '@cpa/shared/contracts';
import { createRecentFailures } from './recentFailures.ts';

const report: FailureReport = {
  class: 'threw-in-render',
  remote: 'mfe-checkout',
  version: '00000000000000bb',
  revision: 4,
  page: '/cart',
  error: 'TypeError',
};

const trace: FailureReport['trace'] = [{ kind: 'routes', name: 'routes', start: 1, duration: 2 }];

test('counts failures of one kind, with the first and last time and the last trace', () => {
  const times = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:05:00.000Z'];
  const failures = createRecentFailures(() => new Date(times.shift()!));
  failures.add({ ...report, trace });
  failures.add(report);
  expect(failures.list()).toEqual([
    { ...report, trace, count: 2, first: '2026-11-20T10:00:00.000Z', last: '2026-11-20T10:05:00.000Z' },
  ]);
});

test('lists the last kind first and keeps 50', () => {
  const failures = createRecentFailures();
  for (let index = 0; index < 60; index += 1) failures.add({ ...report, page: `/page-${index}` });
  expect(failures.list()).toHaveLength(50);
  expect(failures.list()[0]?.page).toBe('/page-59');
});
