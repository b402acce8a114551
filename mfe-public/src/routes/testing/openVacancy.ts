import { aHost, anApplicant, aVacancy, renderRoutes, type TestHostOptions } from '@cpa/shared/testing';
import { createRoutes } from '../../module.ts';

/** An open vacancy that says nothing of its last day. */
export const open = { valid_through: null } as const;

/** The page of vacancy 7, seen by whoever is signed in. */
export function openVacancy(options: TestHostOptions = {}, at = '/vacancies/7') {
  const host = aHost({
    ...options,
    answers: {
      'GET /vacancies/7': aVacancy(open),
      'GET /applicant/me': anApplicant({ resumes: [] }),
      'GET /applicant/applications': [],
      ...options.answers,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}
