import { brandOf, caretAfter, formatCardNumber } from './cardNumber.ts';

describe('formatCardNumber', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['341111111111111', '3411 111111 11111'],
    ['4111-1', '4111 1'],
    ['abc', ''],
    ['41111111111111111111111', '4111 1111 1111 1111111'],
  ])('formats %p as %p', (typed, formatted) => {
    expect(formatCardNumber(typed)).toBe(formatted);
  });
});

describe('brandOf', () => {
  it('names the brand from the first digits', () => {
    expect(brandOf('4111')?.name).toBe('Visa');
    expect(brandOf('34')).toMatchObject({ name: 'American Express', codeLength: 4 });
    expect(brandOf('6304')?.isAccepted).toBe(false);
    expect(brandOf('')).toBeNull();
  });
});

it('places the caret after the digit that was typed', () => {
  expect(caretAfter('4111 1', 5)).toBe(6);
  expect(caretAfter('4111 1111', 4)).toBe(4);
});
