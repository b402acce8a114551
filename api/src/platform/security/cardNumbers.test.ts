import { brandOf, isCardNumber, TEST_CARDS, withoutCardNumbers } from './cardNumbers.ts';

test('the documented cards cover four brands and pass Luhn; a changed digit fails', () => {
  expect(TEST_CARDS.filter(isCardNumber)).toEqual(TEST_CARDS);
  expect(TEST_CARDS.map(brandOf)).toEqual(['Visa', 'Mastercard', 'Discover', 'American Express']);
  expect(isCardNumber('4111111111111112')).toBe(false);
});

test.each([
  ['card 4111111111111111 refused', 'card 411111******1111 refused'],
  ['4111 1111 1111 1111', '411111******1111'],
  ['3411-1111-1111-111', '341111******1111'],
  ['{"n":4111111111111111}', '{"n":"411111******1111"}'],
  ['{"n":[5431111111111111,1]}', '{"n":["543111******1111",1]}'],
  ['{"url":"/x?n=6011000991300009&a=1"}', '{"url":"/x?n=601100******0009&a=1"}'],
])('redacts the card number in %s', (line, cut) => {
  expect(withoutCardNumbers(line)).toBe(cut);
});

test.each(['{"time":1763730787123}', '4111111111111112', '41111111111111111111111', 'order 42, 2026-11-21'])(
  'leaves %s unchanged',
  (line) => {
    expect(withoutCardNumbers(line)).toBe(line);
  },
);
