import { safeCallbackPath, signInPath, signInReason, signInState } from './callbackUrl.ts';

const ORIGIN = 'https://portal.example';

describe('callback URL', () => {
  it.each([
    ['/vacancies/7?x=1#apply', '/vacancies/7?x=1#apply'],
    ['https://portal.example/cart', '/cart'],
    [null, '/'],
    ['', '/'],
    ['https://evil.example/cart', '/'],
    ['//evil.example/cart', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['https://portal.example.evil.example/', '/'],
    ['http://[', '/'],
    ['https://portal.example//evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/vacancies/..//evil.example', '/evil.example'],
    ['blob:https://portal.example//evil.example', '/'],
    ['https://evil.example%2f@portal.example/', '/'],
  ])('from %s leads to %s', (callbackUrl, path) => {
    expect(safeCallbackPath(callbackUrl, ORIGIN)).toBe(path);
  });

  it('is encoded in the URL of the sign-in page', () => {
    const url = new URL(signInPath('/vacancies/7?x=1&y=2'), ORIGIN);
    expect(url.pathname).toBe('/api/auth/signin');
    expect(url.searchParams.get('callbackUrl')).toBe('/vacancies/7?x=1&y=2');
  });
});

describe('signInReason', () => {
  it('returns the reason of a link', () => {
    expect(signInReason(signInState('Sign in to apply to Line Cook.'))).toBe(
      'Sign in to apply to Line Cook.',
    );
  });

  it.each([null, undefined, 'text', {}, { signInReason: 3 }, { signInReason: '' }])('ignores %p', (state) => {
    expect(signInReason(state)).toBeNull();
  });
});
