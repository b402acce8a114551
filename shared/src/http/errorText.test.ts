import { ApiError, isOutcomeUnknown, statusFailure, toApiErrorData } from './apiError.ts';
import { errorText } from './errorText.ts';

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

  it("takes the error's own message when the response says nothing", () => {
    expect(errorText(new Error('Socket closed'))).toBe('Socket closed');
  });

  it('has a last word', () => {
    expect(errorText(undefined)).toBe('An error occurred');
    expect(errorText(new Error(''))).toBe('An error occurred');
  });
});

describe('isOutcomeUnknown', () => {
  const failure = toApiErrorData(new Error('unreadable'));

  it.each([
    ['no response', { kind: 'network' as const, status: 0 }, true],
    ['a response that cannot be read', { kind: 'contract' as const, status: 200 }, true],
    ['an error of the server', { kind: 'status' as const, status: 503 }, true],
    ['a rejection', { kind: 'status' as const, status: 422 }, false],
  ])('tells after %s whether the request may have taken effect', (_case, fields, isUnknown) => {
    expect(isOutcomeUnknown({ ...failure, ...fields })).toBe(isUnknown);
  });
});
