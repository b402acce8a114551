import { isCardNumber } from '@cpa/shared/server';
import { brandOf, TEST_CARDS } from './cardNumbers.ts';

test('the documented cards cover four brands and pass Luhn', () => {
  expect(TEST_CARDS.filter(isCardNumber)).toEqual(TEST_CARDS);
  expect(TEST_CARDS.map(brandOf)).toEqual(['Visa', 'Mastercard', 'Discover', 'American Express']);
});
