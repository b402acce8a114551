import { destinationQuery, requestedPath } from './destination.ts';

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
