import { quietUntil } from './quietHours.rules.ts';

/** A time in Aruba. */
const at = (dayAndTime: string) => new Date(`2026-11-${dayAndTime}:00-04:00`);
const night = { from: '22:00', to: '07:00' };
const noon = { from: '12:00', to: '13:30' };

describe('quietUntil', () => {
  test.each([
    ['before midnight', night, '20T22:00', '21T07:00'],
    ['in the last minute of a day', night, '20T23:59', '21T07:00'],
    ['at midnight', night, '21T00:00', '21T07:00'],
    ['after midnight', night, '21T06:59', '21T07:00'],
    ['at noon', noon, '20T12:00', '20T13:30'],
    ['until midnight', { from: '20:00', to: '00:00' }, '20T21:00', '21T00:00'],
    ['from midnight', { from: '00:00', to: '06:00' }, '20T00:00', '20T06:00'],
  ])('is the end of the hours %s', (_case, hours, now, end) => {
    expect(quietUntil(hours, at(now))).toEqual(at(end));
  });

  test.each([
    ['at their end', night, '21T07:00'],
    ['before their start', night, '20T21:59'],
    ['at the end of hours in a day', noon, '20T13:30'],
    ['before hours in a day', noon, '20T11:59'],
    ['when they are off', null, '20T23:00'],
  ])('is null %s', (_case, hours, now) => {
    expect(quietUntil(hours, at(now))).toBeNull();
  });

  test('leaves out the seconds of a time', () => {
    expect(quietUntil(night, new Date('2026-11-20T22:00:59-04:00'))).toEqual(at('21T07:00'));
  });
});
