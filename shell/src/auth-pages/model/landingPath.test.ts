import { landingPath, sameDestination, wantedPath } from './landingPath.ts';

const origin = 'http://portal.example';
const wanted = (callbackUrl: string) => wantedPath(new URLSearchParams({ callbackUrl }), origin);

describe('where signing in leads', () => {
  it('leads back to the page that asked for it', () => {
    expect(wanted('/vacancies/12?from=list#apply')).toBe('/vacancies/12?from=list#apply');
    expect(wanted(`${origin}/plans`)).toBe('/plans');
    expect(wantedPath(new URLSearchParams(sameDestination('/plans?step=2')), origin)).toBe('/plans?step=2');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/login',
    '/register?role=recruiter',
    '/api/auth/signin?error=x',
  ])('never leads to %s', (callbackUrl) => {
    expect(wanted(callbackUrl)).toBeNull();
  });

  it('leads a recruiter to the dashboard and everybody else to the vacancies', () => {
    expect(landingPath('recruiter')).toBe('/recruiter-dashboard');
    expect(landingPath('applicant')).toBe('/vacancies');
    expect(landingPath(null)).toBe('/vacancies');
  });
});
