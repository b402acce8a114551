import { careersAddress } from './careersAddress.ts';

describe('the address of a careers page', () => {
  it.each([
    ['https://kasdisabor.example/careers', 'https://kasdisabor.example/careers'],
    [' kasdisabor.example/careers ', 'https://kasdisabor.example/careers'],
    ['http://kasdisabor.example', 'http://kasdisabor.example'],
  ])('typed as %j is %s', (typed, address) => {
    expect(careersAddress(typed)).toBe(address);
  });

  it.each(['', '  ', 'careers', 'ftp://kasdisabor.example', 'javascript:alert(1)', 'two words.example'])(
    'is not %j',
    (typed) => {
      expect(careersAddress(typed)).toBeNull();
    },
  );
});
