import { assertHeld } from './scorecards.rules.ts';

const now = new Date('2026-11-20T14:00:00Z');
const before = new Date('2026-11-20T13:30:00Z');
const after = new Date('2026-11-20T14:30:00Z');

describe('assertHeld', () => {
  test('accepts a confirmed interview from its start on', () => {
    expect(() => assertHeld({ status: 'confirmed', starts_at: before }, now)).not.toThrow();
    expect(() => assertHeld({ status: 'confirmed', starts_at: now }, now)).not.toThrow();
  });

  test.each([
    ['confirmed', after],
    ['proposed', null],
    ['cancelled', before],
    ['declined', null],
  ] as const)('rejects an interview that is %s, at %p', (status, starts_at) => {
    expect(() => assertHeld({ status, starts_at }, now)).toThrow(/has not taken place/);
  });
});
