import { formattersFor } from './formatters.ts';
import {
  closesIn,
  formatAgo,
  formatDay,
  formatInstant,
  formatMoney,
  formatSalary,
  prepareLocale,
} from './index.ts';

const salary = (parts: Partial<Parameters<typeof formatSalary>[0]>) =>
  formatSalary({
    salary_min: 240_000,
    salary_max: 290_000,
    salary_currency: 'AWG',
    salary_period: 'month',
    ...parts,
  });

describe('money', () => {
  it.each([
    [240_000, 'AWG', 'Afl. 2,400.00', 'Afl. 2,400'],
    [1_650, 'AWG', 'Afl. 16.50', 'Afl. 16.50'],
    [0, 'AWG', 'Afl. 0.00', 'Afl. 0'],
    [3_500, 'USD', 'US$ 35.00', 'US$ 35'],
    [123_456_789, 'EUR', '€ 1,234,567.89', '€ 1,234,567.89'],
  ] as const)('writes %s cents of %s as the price %s and the salary %s', (minor, currency, price, wage) => {
    expect(formatMoney(minor, currency)).toBe(price);
    expect(formattersFor('en').formatWage(minor, currency)).toBe(wage);
  });
});

describe('a salary', () => {
  it('is a range by the month', () => {
    expect(salary({})).toBe('Afl. 2,400 – 2,900 / month');
  });

  it('is one amount when minimum and maximum are equal', () => {
    expect(salary({ salary_max: 240_000 })).toBe('Afl. 2,400 / month');
  });

  it('says "from" or "up to" when only one end is stated', () => {
    expect(salary({ salary_max: null })).toBe('From Afl. 2,400 / month');
    expect(salary({ salary_min: null })).toBe('Up to Afl. 2,900 / month');
  });

  it('shows cents at both ends when one of them has some', () => {
    expect(salary({ salary_min: 1_650, salary_max: 1_800, salary_period: 'hour' })).toBe(
      'Afl. 16.50 – 18.00 / hour',
    );
  });

  it('omits the period when it is not stated', () => {
    expect(salary({ salary_max: 240_000, salary_period: null })).toBe('Afl. 2,400');
  });

  it('is nothing when no amount or no currency is stated', () => {
    expect(salary({ salary_min: null, salary_max: null })).toBeNull();
    expect(salary({ salary_currency: null })).toBeNull();
  });
});

describe('an age', () => {
  const now = '2026-11-20T18:00:00.000Z';

  it.each([
    ['2026-11-20T17:59:30.000Z', 'just now'],
    ['2026-11-20T18:05:00.000Z', 'just now'],
    ['2026-11-20T17:59:00.000Z', '1 minute ago'],
    ['2026-11-20T16:00:00.000Z', '2 hours ago'],
    ['2026-11-20T04:00:00.000Z', '14 hours ago'],
    ['2026-11-20T03:59:00.000Z', 'yesterday'],
    ['2026-11-18T18:00:00.000Z', '2 days ago'],
    ['2026-11-05T18:00:00.000Z', '2 weeks ago'],
    ['2026-08-20T18:00:00.000Z', '3 months ago'],
    ['2024-11-10T18:00:00.000Z', '2 years ago'],
  ])('of %s reads %s', (then, expected) => {
    expect(formatAgo(then, now)).toBe(expected);
  });

  it('counts a late evening in hours, not as yesterday', () => {
    expect(formatAgo('2026-11-20T03:00:00.000Z', '2026-11-20T05:00:00.000Z')).toBe('2 hours ago');
  });

  it('turns the year at midnight in Aruba, four hours after UTC', () => {
    const newYear = '2027-01-01T12:00:00.000Z';
    expect(formatAgo('2027-01-01T04:00:00.000Z', newYear)).toBe('8 hours ago');
    expect(formatAgo('2027-01-01T03:59:00.000Z', newYear)).toBe('yesterday');
  });
});

describe('a day', () => {
  it('is written in full', () => {
    expect(formatDay('2026-11-20')).toBe('20 November 2026');
  });

  it('is the day in Aruba of an instant, also across the year', () => {
    expect(formatDay('2027-01-01T03:59:59.000Z')).toBe('31 December 2026');
    expect(formatDay('2027-01-01T04:00:00.000Z')).toBe('1 January 2027');
  });

  it('is short with its weekday this year, and with the year otherwise', () => {
    const now = '2026-11-24T12:00:00.000Z';
    expect(formattersFor('en').formatShortDay('2026-11-26', now)).toBe('Thu 26 Nov');
    expect(formattersFor('en').formatShortDay('2027-01-01T03:59:59.000Z', now)).toBe('Thu 31 Dec');
    expect(formattersFor('en').formatShortDay('2027-01-01', now)).toBe('1 Jan 2027');
  });

  it('includes the time in Aruba when exactness is requested', () => {
    expect(formatInstant('2027-01-01T03:05:00.000Z')).toBe('31 December 2026 at 23:05');
  });
});

describe('the formats of other languages', () => {
  beforeAll(() => prepareLocale('pap'));

  const now = '2026-11-24T12:00:00.000Z';
  it.each([
    [
      'pap',
      [
        'Afl. 2.400',
        'Afl. 11,58',
        '20 di november 2026',
        'bie 20 nov',
        '1 jan 2027',
        'diabierna 20 di november',
      ],
      '20 di november 2026, 14:05',
    ],
    [
      'nl',
      ['Afl. 2.400', 'Afl. 11,58', '20 november 2026', 'vr 20 nov', '1 jan 2027', 'vrijdag 20 november'],
      '20 november 2026 om 14:05',
    ],
    [
      'es',
      [
        'Afl. 2.400',
        'Afl. 11,58',
        '20 de noviembre de 2026',
        'vie 20 nov',
        '1 ene 2027',
        'viernes 20 de noviembre',
      ],
      '20 de noviembre de 2026 a las 14:05',
    ],
  ])('are those of Aruba in %s', (locale, expected, instant) => {
    const format = formattersFor(locale);
    expect([
      format.formatWage(240_000, 'AWG'),
      format.formatMoney(1_158, 'AWG'),
      format.formatDay('2026-11-20'),
      format.formatShortDay('2026-11-20', now),
      format.formatShortDay('2027-01-01', now),
      format.formatWeekday('2026-11-20'),
    ]).toEqual(expected);
    expect(format.formatInstant('2026-11-20T18:05:00.000Z')).toBe(instant);
    expect(format.formatNumber(1234)).toBe('1.234');
    expect(format.formatFullDay('2026-11-20')).toBe(`${expected[5]}${locale === 'es' ? ' de' : ''} 2026`);
    expect(format.formatDayTime('2026-11-20T18:05:00.000Z')).toBe(instant.replace(/( de)? 2026/, ''));
  });
});

describe('Papiamento', () => {
  beforeAll(() => prepareLocale('pap'));

  it('has its own names of countries, and those of Spanish otherwise', () => {
    const { countryName } = formattersFor('pap');
    expect(['NL', 'US', 'CW', 'JP'].map(countryName)).toEqual(['Hulanda', 'Merca', 'Corsou', 'Japón']);
  });

  it('lists, sorts and shortens as its newspapers do', () => {
    const { compare, formatList, formatMonth } = formattersFor('pap');
    expect([formatList(['a', 'b', 'c']), formatList(['a', 'b'], 'or')]).toEqual(['a, b y c', 'a of b']);
    expect(['o', 'ñ', 'n'].toSorted(compare)).toEqual(['n', 'ñ', 'o']);
    expect([formatMonth('2026-09'), formatMonth('2026-03', 'short')]).toEqual(['september 2026', 'mar 2026']);
  });
});

describe('the time left to apply', () => {
  it.each([
    ['2026-11-19', 'closed'],
    ['2026-11-20', 'today'],
    ['2026-11-21', 'tomorrow'],
    ['2026-12-02', 'in 12 days'],
    ['2027-03-20', 'on 20 March 2027'],
  ])('until %s reads %s', (day, expected) => {
    expect(closesIn(day, '2026-11-20T18:00:00.000Z')).toBe(expected);
  });

  it('lasts to the end of the last day in Aruba, when it is already the next day in UTC', () => {
    expect(closesIn('2026-12-31', '2027-01-01T03:59:00.000Z')).toBe('today');
    expect(closesIn('2026-12-31', '2027-01-01T04:00:00.000Z')).toBe('closed');
  });
});
