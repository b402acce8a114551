import { expect, test } from '@jest/globals';
import { findClaims } from './findClaims.ts';

test('finds statements about money, storage and sending', () => {
  const claims = {
    'fallback.nothingCharged': 'Nothing was charged.',
    'letter.failed': 'Your letter was not sent.',
    'crash.text': 'Reload the page: everything you saved is safe.',
    'list.failed': 'The list could not be loaded.',
  };
  expect(findClaims(claims)).toEqual(['fallback.nothingCharged', 'letter.failed', 'crash.text']);
});

test('accepts a statement with a text for the unknown outcome, and one that was checked', () => {
  expect(
    findClaims({ 'letter.failed': 'It was not sent.', 'letter.unknown': 'We do not know yet.' }),
  ).toEqual([]);
  expect(findClaims({ 'orders.why.failed': 'Nothing was charged.' })).toEqual([]);
});
