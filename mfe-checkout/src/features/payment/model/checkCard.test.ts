import { checkCode, checkEmail, checkExpiry, checkLine, checkNumber } from './checkCard.ts';

const NOW = new Date('2026-11-21T15:00:00Z');

describe('card checks', () => {
  it.each([
    ['', 'missing'],
    ['4111 1111', 'numberShort'],
    ['4111 1111 1111 1112', 'number'],
    ['6304 0000 0000 0000', 'brand'],
    ['4111 1111 1111 1111', null],
    ['3411 111111 11111', null],
  ])('reports the number %p as %p', (typed, problem) => {
    expect(checkNumber(typed)).toBe(problem);
  });

  it.each([
    ['08', '2026', 'expired'],
    ['11', '2026', null],
    ['', '2027', 'missing'],
    ['01', '2027', null],
  ])('reports %s/%s as %p', (month, year, problem) => {
    expect(checkExpiry(month, year, NOW)).toBe(problem);
  });

  it('expects four digits for American Express and three for the others', () => {
    expect(checkCode('123', '4111')).toBeNull();
    expect(checkCode('123', '3411')).toBe('code');
    expect(checkCode('1234', '3411')).toBeNull();
    expect(checkCode('', '4111')).toBe('missing');
  });
});

describe('billing checks', () => {
  it('rejects a card number in a text', () => {
    expect(checkLine('4111 1111 1111 1111', 60)).toBe('cardNumberHere');
    expect(checkEmail('4111111111111111@example.aw')).toBe('cardNumberHere');
  });

  it('reports missing, long and unreadable texts', () => {
    expect(checkLine('  ', 60)).toBe('missing');
    expect(checkLine('a'.repeat(61), 60)).toBe('tooLong');
    expect(checkEmail('ana@example')).toBe('email');
    expect(checkEmail('ana@example.aw')).toBeNull();
  });
});
