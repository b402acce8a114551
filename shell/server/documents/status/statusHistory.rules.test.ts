import {
  dayState,
  minutesOf,
  PARTS,
  recordStates,
  type States,
  type StatusHistory,
  workedPercent,
} from './statusHistory.rules.ts';

const states = (changes: Partial<States> = {}): States =>
  ({ ...Object.fromEntries(PARTS.map((part) => [part, 'works'])), ...changes }) as States;

const START = Date.parse('2026-11-20T12:00:00Z');

/** Records a check every 30 seconds. */
function record(checks: States[], before?: StatusHistory, start = START): StatusHistory {
  return checks.reduce(
    (history: StatusHistory | undefined, each, index) =>
      recordStates(history, each, new Date(start + index * 30_000)),
    before,
  )!;
}

test('records an incident with its parts, worst states and times', () => {
  const slow = states({ mails: 'slow' });
  const history = record([states(), slow, states({ mails: 'down', payments: 'slow' }), slow, states()]);
  expect(history.troubles).toEqual([
    {
      from: '2026-11-20T12:00:30.000Z',
      to: '2026-11-20T12:02:00.000Z',
      parts: { mails: 'down', payments: 'slow' },
    },
  ]);
  expect(history.since).toBe('2026-11-20T12:02:00.000Z');
  expect(minutesOf(history.troubles[0]!, new Date())).toBe(2);
  expect(history.days['2026-11-20']).toMatchObject({
    seconds: 120,
    slow: { mails: 60 },
    down: { mails: 30 },
  });
});

test('keeps the start of an incident that lasts', () => {
  const down = states({ search: 'down' });
  const history = record([states(), down, down, down]);
  expect(history.since).toBe('2026-11-20T12:00:30.000Z');
  expect(history.troubles).toEqual([{ from: history.since, parts: { search: 'down' } }]);
});

test('never rounds a percentage up, and counts slow as working', () => {
  const before = record([states()]);
  before.days['2026-11-20'] = { seconds: 1_000_000, slow: { mails: 500_000 }, down: { search: 40 } };
  expect(workedPercent(before, 'search')).toBe(99.99);
  expect(workedPercent(before, 'mails')).toBe(100);
  expect(workedPercent({ ...before, days: {} }, 'mails')).toBeUndefined();
});

test('counts no time in which the site did not run, and drops days older than 90', () => {
  const before = record([states(), states({ search: 'down' }), states()]);
  const later = record([states(), states()], before, START + 100 * 24 * 3_600_000);
  expect(Object.values(later.days)).toEqual([{ seconds: 30, slow: {}, down: {}, planned: {} }]);
  expect(later.troubles).toEqual([]);
});

test('marks what announced maintenance stops, as long as it ends in time', () => {
  const down = states({ payments: 'down' });
  const checks = [false, true, true, true].map((isBad) => (isBad ? down : states()));
  const planned = checks.reduce(
    (history: StatusHistory | undefined, each, index) =>
      recordStates(history, each, new Date(START + index * 30_000), true),
    undefined,
  )!;
  const day = planned.days['2026-11-20'];
  expect(planned.troubles).toEqual([
    { from: '2026-11-20T12:00:30.000Z', parts: { payments: 'down' }, isPlanned: true },
  ]);
  expect([dayState(day, 'payments'), dayState(day, 'mails')]).toEqual(['planned', 'works']);
  expect(workedPercent(planned, 'payments')).toBe(0);
  const longer = recordStates(planned, down, new Date(START + 120_000));
  expect(longer.troubles[0]).not.toHaveProperty('isPlanned');
  expect(dayState(longer.days['2026-11-20'], 'payments')).toBe('down');
  const again = recordStates(longer, down, new Date(START + 150_000), true);
  expect(again.troubles[0]).not.toHaveProperty('isPlanned');
});
