import { openedAt } from './recentlyOpened.ts';

test.each([
  ['/recruiter-dashboard/vacancies/7/applicants', { kind: 'vacancy', id: 7 }],
  ['/recruiter-dashboard/vacancies/7/edit', { kind: 'vacancy', id: 7 }],
  ['/recruiter-dashboard/applicants/91', { kind: 'applicant', id: 91 }],
  ['/recruiter-dashboard/applicants/91/', { kind: 'applicant', id: 91 }],
  ['/recruiter-dashboard/vacancies/new', null],
  ['/recruiter-dashboard/applicants', null],
  ['/recruiter-dashboard', null],
])('%s is the page of %j', (path, opened) => {
  expect(openedAt(path)).toEqual(opened);
});
