import { findDate, findPeriod } from './reading/findPeriod.ts';

describe('findPeriod', () => {
  it.each([
    ['Cook, Hotel X  March 2020 – present', { startDate: '2020-03', rest: 'Cook, Hotel X' }],
    ['Cook (03/2019 - 05/2020)', { startDate: '2019-03', endDate: '2020-05', rest: 'Cook' }],
    ['desde 2021', { startDate: '2021', rest: '' }],
    ['Jan. 2018 t/m heden: Kok', { startDate: '2018-01', rest: 'Kok' }],
    ['enero de 2019 a marzo de 2020', { startDate: '2019-01', endDate: '2020-03', rest: '' }],
    ['June – August 2020 Intern', { startDate: '2020-06', endDate: '2020-08', rest: 'Intern' }],
    ['2018-2020', { startDate: '2018', endDate: '2020', rest: '' }],
    ['2018-09 – 2019-06', { startDate: '2018-09', endDate: '2019-06', rest: '' }],
    ['mei 2022 – awor', { startDate: '2022-05', rest: '' }],
  ])('reads %s', (text, found) => expect(findPeriod(text)).toEqual(found));

  it.each(['Room 2019', '+297 593 2018', 'Cut time from 9 to 6 minutes'])('finds none in %s', (text) =>
    expect(findPeriod(text)).toBeNull(),
  );
});

it('finds a single date at the start or the end of a line', () => {
  expect(findDate('First aid, April 2025')).toEqual({ date: '2025-04', rest: 'First aid' });
  expect(findDate('2019 BHV')).toEqual({ date: '2019', rest: 'BHV' });
  expect(findDate('The 2019 edition of it')).toBeNull();
});
