import { afterWrongCode, pauseMinutes, readRecoveryCode, recoveryCodeOf } from './secondStep.rules.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const minutesBefore = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const none = { failures: 0, failed_at: null, paused_until: null };

test('the fifth wrong code pauses for 15 minutes', () => {
  const four = { failures: 4, failed_at: minutesBefore(1), paused_until: null };
  const paused = afterWrongCode(four, NOW);
  expect(paused).toMatchObject({ failures: 0, paused_until: new Date('2026-11-20T14:15:00Z') });
  expect(pauseMinutes(paused, NOW)).toBe(15);
  expect(pauseMinutes(paused, new Date('2026-11-20T14:15:00Z'))).toBe(0);
});

test('forgets wrong codes after 15 minutes', () => {
  const old = { failures: 4, failed_at: minutesBefore(16), paused_until: null };
  expect(afterWrongCode(old, NOW)).toEqual({ failures: 1, failed_at: NOW, paused_until: null });
  expect(afterWrongCode(none, NOW).failures).toBe(1);
  expect(pauseMinutes(none, NOW)).toBe(0);
});

test('writes a recovery code in two groups and reads it however it is typed', () => {
  const code = recoveryCodeOf(new Uint8Array([0, 1, 31, 32, 255, 24, 8, 7]));
  expect(code).toBe('AB9A-92JH');
  expect(readRecoveryCode(' ab9a 92jh')).toBe(readRecoveryCode(code));
});
