import { activateLocale } from '../i18n/index.ts';
import {
  ApiError,
  contractFailure,
  isOutcomeUnknown,
  networkFailure,
  statusFailure,
  toApiErrorData,
  withMethod,
} from './apiError.ts';
import { errorText } from './errorText.ts';
import { failureNotice } from './failureNotice.ts';
import { fieldErrors } from './fieldErrors.ts';
import { inLanguageOfPage } from './inLanguageOfPage.ts';

const refused = (body: unknown) => new ApiError(statusFailure(400, body));

describe('the text of a generic error toast', () => {
  it.each([
    ['the message first', { message: 'A', error: 'B', detail: 'C' }, 'A'],
    ['then the error', { error: 'B', detail: 'C' }, 'B'],
    ['then the detail', { detail: 'C' }, 'C'],
    ['an empty message counts as none', { message: '', error: 'B' }, 'B'],
  ])('takes %s', (_title, body, text) => {
    expect(errorText(refused(body))).toBe(text);
  });

  it('uses the message of the error when the response has none', () => {
    expect(errorText(new Error('Socket closed'))).toBe('Socket closed');
  });

  it('falls back to a default text', () => {
    expect(errorText(undefined)).toBe('An error occurred');
    expect(errorText(new Error(''))).toBe('An error occurred');
  });

  it('describes an error without a message of the server in another language', async () => {
    await activateLocale('nl');
    const texts = [networkFailure('Network Error'), contractFailure('Unexpected body.'), undefined].map(
      errorText,
    );
    await activateLocale('en');
    expect(texts).toEqual([
      'We konden de server niet bereiken. Controleer je verbinding.',
      'Er ging iets mis bij ons.',
      'Er ging iets mis bij ons.',
    ]);
    expect(errorText(networkFailure('Network Error'))).toBe('Network Error');
  });
});

test('fieldErrors returns the messages in the language of the page, also after it has changed', async () => {
  const body = {
    errors: { password: ['This is not your password. Check it and try again.', 'From an older server.'] },
    error_codes: { password: [{ code: 'password_wrong' }] },
  };
  await activateLocale('nl');
  const failure = statusFailure(422, body, await inLanguageOfPage(body));
  const dutch = fieldErrors(failure);
  expect(dutch['password']).toEqual([
    expect.stringMatching(/^Dit is niet je wachtwoord/),
    'From an older server.',
  ]);
  expect(dutch).toEqual(failure.errors);
  expect(fieldErrors(failure)).toBe(dutch);
  await activateLocale('en');
  expect(fieldErrors(failure)).toEqual(body.errors);
  expect(fieldErrors(null)).toEqual({});
});

test('fieldErrors returns translated messages once the texts of the language have loaded', async () => {
  const body = { errors: { email: ['Taken.'] }, error_codes: { email: [{ code: 'email_taken' }] } };
  const failure = statusFailure(422, body);
  await jest.isolateModulesAsync(async () => {
    const { provideCodedTexts } = await import('./codedTexts.ts');
    const { fieldErrors: ofPage } = await import('./fieldErrors.ts');
    expect(ofPage(failure)).toEqual(body.errors);
    provideCodedTexts(() => 'Al in gebruik.');
    expect(ofPage(failure)).toEqual({ email: ['Al in gebruik.'] });
  });
});

describe('isOutcomeUnknown', () => {
  const failure = toApiErrorData(new Error('unreadable'));

  it.each([
    ['no response', { kind: 'network' as const, status: 0 }, true],
    ['a response that cannot be read', { kind: 'contract' as const, status: 200 }, true],
    ['an error of the server', { kind: 'status' as const, status: 503 }, true],
    ['a rejection', { kind: 'status' as const, status: 422 }, false],
  ])('returns after %s whether the request may have taken effect', (_case, fields, isUnknown) => {
    expect(isOutcomeUnknown({ ...failure, ...fields })).toBe(isUnknown);
  });
});

describe('failureNotice', () => {
  const noticeOf = (status: number, method: string) =>
    failureNotice(
      new ApiError(withMethod(statusFailure(status, { message: 'Oops' }), method)),
      'The alert could not be deleted',
    );

  it('states that the outcome is unknown when the server failed during a write', () => {
    expect(noticeOf(503, 'delete')).toEqual({
      title: 'We do not know yet whether this was done',
      description: 'The server did not confirm it. Reload the page and look before you try again.',
    });
  });

  it.each([
    ['a write was rejected', 409, 'post'],
    ['a read failed', 503, 'get'],
  ])('keeps title and message when %s', (_case, status, method) => {
    expect(noticeOf(status, method)).toEqual({
      title: 'The alert could not be deleted',
      description: 'Oops',
    });
  });
});
