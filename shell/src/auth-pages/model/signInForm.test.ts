import { destinationQuery, requestedPath } from './destination.ts';
import { passwordStrength } from './passwordStrength.ts';

describe('destination', () => {
  const origin = 'http://portal.example';
  const requested = (callbackUrl: string) => requestedPath(new URLSearchParams({ callbackUrl }), origin);

  describe('requestedPath', () => {
    it('returns the path and query of this site', () => {
      expect(requested('/vacancies/12?from=list#apply')).toBe('/vacancies/12?from=list#apply');
      expect(requested(`${origin}/plans`)).toBe('/plans');
      expect(requestedPath(new URLSearchParams(destinationQuery('/plans?step=2')), origin)).toBe(
        '/plans?step=2',
      );
    });

    it.each([
      'https://evil.example/',
      '//evil.example',
      '/login',
      '/register?role=recruiter',
      '/api/auth/signin?error=x',
    ])('rejects %s', (callbackUrl) => {
      expect(requested(callbackUrl)).toBeNull();
    });
  });
});

describe('passwordStrength', () => {
  test.each([
    ['short', 'refused'],
    ['Password123', 'refused'],
    ['12345679', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['kunuku77', 'weak'],
    ['kunukuhala', 'fair'],
    ['bon-bini-2026', 'strong'],
    ['correct horse battery staple', 'strong'],
    ['Tr0ub4dor&3x', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  test('counts personal data as one character', () => {
    const xiomara = { name: 'Xiomara Croes', email: 'xiomara.c@example.aw' };
    expect(passwordStrength('XiomaraCroes1')).toBe('strong');
    expect(passwordStrength('XiomaraCroes1', xiomara)).toBe('weak');
  });
});
