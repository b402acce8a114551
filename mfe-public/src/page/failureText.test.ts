import { anApiError } from '@cpa/shared/testing';
import { toApiErrorData } from '@cpa/shared/http';
import { failureText } from './failureText.ts';

test.each([
  [
    'prefers the error of the response to its message',
    { error: 'Too many messages.', message: 'No.' },
    'Too many messages.',
  ],
  ['uses the message of a response without an error', { message: 'Not now.' }, 'Not now.'],
  [
    'uses our own text for an empty message',
    { message: '' },
    'Something went wrong on our side. Please try again in a moment.',
  ],
])('%s', (_title, body, shown) => {
  expect(failureText(anApiError(429, body).data)).toBe(shown);
});

test('returns our own text when there is no response', () => {
  const failure = { ...toApiErrorData(new Error('ECONNREFUSED')), kind: 'network' as const };
  expect(failureText(failure)).toBe('We could not reach the server. Check your connection and try again.');
});
