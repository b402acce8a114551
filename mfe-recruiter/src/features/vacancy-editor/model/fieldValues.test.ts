import { fromArubaTime, toArubaTime } from './arubaTime.ts';
import { amountText, parseAmount } from './amounts.ts';

describe('arubaTime', () => {
  it('converts instants to minutes in Aruba and back, across midnight', () => {
    expect(toArubaTime('2026-12-01T03:30:00.000Z')).toBe('2026-11-30T23:30');
    expect(fromArubaTime('2026-11-30T23:30')).toBe('2026-12-01T03:30:00.000Z');
  });

  it('returns null for a time that is not complete', () => {
    expect([fromArubaTime(''), fromArubaTime('2026-12-01'), fromArubaTime('2026-13-01T08:00')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('amounts', () => {
  it.each([
    ['1950', 195_000],
    ['1,950', 195_000],
    ['1.950', 195_000],
    ['Afl. 1,950.50', 195_050],
    ['1.950,5', 195_050],
    ['11.58', 1158],
    ['11,58', 1158],
    ['1 250 000', 125_000_000],
    ['', null],
  ])('reads %j as %d', (text, minor) => {
    expect(parseAmount(text)).toBe(minor);
  });

  it.each(['a lot', '-5', '1.2.3', '12.345.6789', '1,95,0'])('rejects %j', (text) => {
    expect(parseAmount(text)).toBeNaN();
  });

  it.each([0, 1158, 195_000, 125_000_050])('reads back the text of %d', (minor) => {
    expect(parseAmount(amountText(minor))).toBe(minor);
  });
});
