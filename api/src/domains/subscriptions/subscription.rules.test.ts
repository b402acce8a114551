import { classifyConfirmLink, needsConfirmMail, type Subscription } from './subscription.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const aSubscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  now,
  confirm_sent_at: null,
  confirmed_at: null,
  unsubscribed_at: null,
  ...overrides,
});

test.each([
  ['a new address', {}, true],
  ['one that was mailed nine minutes ago', { confirm_sent_at: minutesAgo(9) }, false],
  ['one that was mailed ten minutes ago', { confirm_sent_at: minutesAgo(10) }, true],
  ['one on the list', { confirm_sent_at: minutesAgo(99), confirmed_at: minutesAgo(90) }, false],
  [
    'one that left and comes back',
    { confirm_sent_at: minutesAgo(99), confirmed_at: minutesAgo(90), unsubscribed_at: minutesAgo(50) },
    true,
  ],
])('confirmation mail for %s', (_who, overrides, expected) => {
  expect(needsConfirmMail(aSubscription(overrides))).toBe(expected);
});

test.each([
  ['fresh', 'confirm', { confirm_sent_at: minutesAgo(48 * 60) }],
  ['older than two days', 'dead', { confirm_sent_at: minutesAgo(48 * 60 + 1) }],
  ['followed before', 'already', { confirm_sent_at: minutesAgo(9), confirmed_at: minutesAgo(8) }],
  [
    'of one who has left since',
    'dead',
    { confirm_sent_at: minutesAgo(9), confirmed_at: minutesAgo(8), unsubscribed_at: minutesAgo(7) },
  ],
] as const)('confirmation link that is %s: %s', (_what, verdict, overrides) => {
  expect(classifyConfirmLink(aSubscription(overrides))).toBe(verdict);
});
