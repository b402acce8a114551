import { hasCardNumber, isCardNumber } from './cardNumbers.ts';

describe('isCardNumber', () => {
  it.each(['4111111111111111', '341111111111111', '6011000991300009'])('accepts %s', (digits) => {
    expect(isCardNumber(digits)).toBe(true);
  });

  it.each(['4111111111111112', '41111111111', '4111 1111 1111 1111', ''])('rejects %p', (digits) => {
    expect(isCardNumber(digits)).toBe(false);
  });
});

describe('hasCardNumber', () => {
  it.each([
    '4111111111111111',
    'Ana 4111 1111 1111 1111 Croes',
    '5431-1111-1111-1111',
    '3411.111111.11111',
    'ref 12 4111111111111111',
    '+4111 1111 1111 1111',
    '+4222222222222',
    '+4222 222 222 222',
    '４１１１１１１１１１１１１１１１',
  ])('finds the number in %p', (text) => {
    expect(hasCardNumber(text)).toBe(true);
  });

  it.each([
    '',
    'Ana Croes',
    '+297 582 0000',
    '+58 412 123 4564',
    '+31 6 12345673',
    '+1 305 555 0126',
    '+55 11 91234 5676',
    '+49 1512 3456787',
    '+49 89 12345678 2',
    '+43 664 12345671',
    'PO-2611-HR',
    '4111 1111 1111 1112',
    'Caya Betico 12, 00000',
  ])('finds none in %p', (text) => {
    expect(hasCardNumber(text)).toBe(false);
  });
});
