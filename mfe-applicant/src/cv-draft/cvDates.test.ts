import { formatCvDate, isPresent, parseCvDate } from './cvDates.ts';

describe('parseCvDate', () => {
  it.each([
    ['2020', '2020'],
    ['Jan 2020', '2020-01'],
    ['januari 2020', '2020-01'],
    ['enero de 2020', '2020-01'],
    ['01/2020', '2020-01'],
    ['2020-01', '2020-01'],
    ['March 3, 2021', '2021-03-03'],
    ['3 maart 2021', '2021-03-03'],
    ['3rd March 2021', '2021-03-03'],
    ['15/03/2020', '2020-03-15'],
    ['2020-03-15', '2020-03-15'],
    ['october 1999', '1999-10'],
  ])('reads %s as %s', (text, iso) => expect(parseCvDate(text)).toBe(iso));

  it.each(['', 'Jan', 'summer 2019', '13/2020', '31/02/2020', '20', '2020 2021', 'tomorrow'])(
    'returns null for %p',
    (text) => expect(parseCvDate(text)).toBeNull(),
  );
});

it('writes dates and leaves other text as it is', () => {
  expect(formatCvDate('2020-01')).toBe('January 2020');
  expect(formatCvDate('2020')).toBe('2020');
  expect(formatCvDate('summer 2019')).toBe('summer 2019');
});

it('recognises the present in four languages', () => {
  expect(['present', 'Heden', 'actualidad', ' awor '].every(isPresent)).toBe(true);
  expect(isPresent('2020')).toBe(false);
});
