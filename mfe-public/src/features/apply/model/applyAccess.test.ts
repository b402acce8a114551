import { applyAccess } from './applyAccess.ts';

test('lets applicants apply, asks visitors to sign in and turns recruiters away', () => {
  expect(applyAccess('authenticated', 'applicant')).toBe('apply');
  expect(applyAccess('unauthenticated', null)).toBe('signIn');
  expect(applyAccess('authenticated', 'recruiter')).toBe('notApplicant');
});

test('waits until the session is known', () => {
  expect(applyAccess('loading', null)).toBe('wait');
  expect(applyAccess('authenticated', null)).toBe('wait');
});
