import { formFrom, type ProposalForm } from './proposalForm.ts';
import { conflictOf, slotAtKey, slotState, weekOf, withSlot } from './week.ts';

// Friday 27 November 2026, 08:00 in Aruba.
const NOW = new Date('2026-11-27T12:00:00.000Z');
const busy = [{ starts_at: '2026-12-01T13:30:00.000Z', ends_at: '2026-12-01T14:15:00.000Z', name: 'Ana' }];
const formWith = (...times: ProposalForm['times']): ProposalForm => ({ ...formFrom(null), times });

it('begins a week on Monday', () => {
  expect(weekOf('2026-12-06')).toEqual(weekOf('2026-11-30'));
  expect(weekOf('2026-12-02')[0]).toBe('2026-11-30');
});

it.each([
  ['ArrowLeft', '2026-11-30T10:30'],
  ['ArrowRight', '2026-12-02T10:30'],
  ['ArrowUp', '2026-12-01T10:00'],
  ['ArrowDown', '2026-12-01T11:00'],
  ['PageUp', '2026-11-24T10:30'],
  ['PageDown', '2026-12-08T10:30'],
  ['Home', '2026-11-30T10:30'],
  ['End', '2026-12-06T10:30'],
  ['Tab', null],
])('moves with %s to %s', (key, slot) => {
  expect(slotAtKey('2026-12-01T10:30', key)).toBe(slot);
});

it('stays at the first and the last time of a day', () => {
  expect(slotAtKey('2026-12-01T07:00', 'ArrowUp')).toBe('2026-12-01T07:00');
  expect(slotAtKey('2026-12-01T19:30', 'ArrowDown')).toBe('2026-12-01T19:30');
});

describe('slotState', () => {
  const kind = (slot: string, form = formFrom(null)) => slotState(slot, form, busy, NOW).kind;

  it('is free before and after another interview, and not within it or too close before it', () => {
    expect(kind('2026-12-01T08:30')).toBe('free');
    expect(kind('2026-12-01T09:00')).toBe('tight');
    expect(kind('2026-12-01T09:30')).toBe('booked');
    expect(kind('2026-12-01T10:00')).toBe('booked');
    expect(kind('2026-12-01T10:30')).toBe('free');
    expect(kind('2026-12-01T09:00', { ...formFrom(null), minutes: 30 })).toBe('free');
  });

  it('is unavailable when it is over and after 180 days', () => {
    expect([kind('2026-11-27T08:00'), kind('2026-11-27T08:30')]).toEqual(['unavailable', 'free']);
    expect(kind('2027-05-27T08:00')).toBe('unavailable');
  });

  it('shows an offered time between two slots, with what it overlaps', () => {
    const form = formWith({ day: '2026-12-01', time: '09:10' });
    expect(slotState('2026-12-01T09:00', form, busy, NOW)).toEqual({
      kind: 'offered',
      time: '09:10',
      conflict: busy[0],
    });
    expect(kind('2026-12-01T08:30', form)).toBe('free');
  });
});

it('finds no conflict of a time that is not filled in', () => {
  expect(conflictOf({ day: '2026-12-01', time: '', minutes: 45 }, busy)).toBeUndefined();
});

describe('withSlot', () => {
  const first = { day: '2026-12-01', time: '09:00' };
  const second = { day: '2026-12-02', time: '10:30' };

  it('fills the empty time first, then adds, then takes back', () => {
    const one = withSlot(formFrom(null), '2026-12-01T09:00', false)!;
    const two = withSlot(one, '2026-12-02T10:30', false)!;
    expect([one.times, two.times]).toEqual([[first], [first, second]]);
    expect(withSlot(two, '2026-12-01T09:00', false)!.times).toEqual([second]);
    expect(withSlot(one, '2026-12-01T09:00', false)!.times).toEqual([{ day: '', time: '' }]);
  });

  it('replaces the time of a move', () => {
    expect(withSlot(formWith(first), '2026-12-02T10:30', true)!.times).toEqual([second]);
  });

  it('adds no sixth time', () => {
    const full = formWith(
      ...Array.from({ length: 5 }, (_, day) => ({ ...first, day: `2026-12-0${day + 1}` })),
    );
    expect(withSlot(full, '2026-12-09T09:00', false)).toBeNull();
  });
});
