import { applyAccess } from './applyAccess.ts';

test('an applicant applies, a visitor signs in first, a recruiter reads why not', () => {
  expect(applyAccess('authenticated', 'applicant')).toBe('apply');
  expect(applyAccess('unauthenticated', null)).toBe('signIn');
  expect(applyAccess('authenticated', 'recruiter')).toBe('notApplicant');
});

test('nothing is decided before it is known who this is', () => {
  expect(applyAccess('loading', null)).toBe('wait');
  expect(applyAccess('authenticated', null)).toBe('wait');
});
