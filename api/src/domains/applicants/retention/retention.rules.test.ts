import { retentionLimits } from './retention.rules.ts';

test('keeps applications four weeks after rejection and a year after the vacancy, mails and notifications ninety days, links a week', () => {
  expect(retentionLimits(new Date('2026-11-29T03:30:00Z'))).toEqual({
    rejected: new Date('2026-11-01T03:30:00Z'),
    ended: new Date('2025-11-29T03:30:00Z'),
    mails: new Date('2026-08-31T03:30:00Z'),
    notifications: new Date('2026-08-31T03:30:00Z'),
    secrets: new Date('2026-11-22T03:30:00Z'),
  });
});
