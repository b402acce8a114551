import type { VacancyStatus } from '@cpa/shared/contracts';
import { assertAllowed, assertVerifiedFor, assertNoApplicants, type VacancyAction } from './action.rules.ts';

const STATUSES: VacancyStatus[] = ['draft', 'open', 'closed', 'expired'];

test.each<[VacancyAction, VacancyStatus[]]>([
  ['publish', ['draft']],
  ['withdraw', ['draft']],
  ['delete', ['draft', 'closed', 'expired']],
  ['extend', ['open']],
  ['close', ['open']],
  ['repost', ['closed', 'expired']],
  ['sponsor', ['open']],
])('%s is allowed when the vacancy is %j, and refused with a sentence otherwise', (action, allowed) => {
  const refusals = STATUSES.filter((status) => !allowed.includes(status));
  for (const status of allowed) expect(() => assertAllowed(action, status)).not.toThrow();
  for (const status of refusals) {
    expect(() => assertAllowed(action, status)).toThrow(/^\w[^.]+\. This one (is|has) \w+( draft)?\.$/);
  }
});

test('a vacancy with applications cannot be deleted', () => {
  expect(() => assertNoApplicants(0)).not.toThrow();
  expect(() => assertNoApplicants(1)).toThrow('People have applied');
});

test('an unverified recruiter may prepare drafts only', () => {
  expect(() => assertVerifiedFor(false, { verified: false })).not.toThrow();
  expect(() => assertVerifiedFor(true, { verified: true })).not.toThrow();
  expect(() => assertVerifiedFor(true, { verified: false })).toThrow('verify your e-mail address');
});
