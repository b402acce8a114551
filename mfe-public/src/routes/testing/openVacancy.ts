import { aHost, anApplicant, aVacancy, renderRoutes, type TestHostOptions } from '@cpa/shared/testing';
import { createRoutes } from '../../module.ts';

/** Overrides for an open vacancy without a closing date. */
export const open = { valid_through: null } as const;

/** Renders the page of vacancy 7. */
export function openVacancy(options: TestHostOptions = {}, at = '/vacancies/7') {
  const host = aHost({
    ...options,
    responses: {
      'GET /vacancies/7': aVacancy(open),
      'GET /applicant/me': anApplicant({ resumes: [] }),
      'GET /applicant/applications': [],
      ...options.responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}
