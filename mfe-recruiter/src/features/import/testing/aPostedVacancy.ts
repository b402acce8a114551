import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { anOwnVacancy } from '@cpa/shared/testing';
import { aFoundVacancy } from './foundVacancies.ts';

/** An open vacancy of company 3 with the same facts as `aFoundVacancy`. */
export function aPostedVacancy(overrides: Partial<RecruiterVacancy> = {}): RecruiterVacancy {
  const { title, description, sectors, workloads, languages, employment_type, location_district } =
    aFoundVacancy();
  const { salary_min, salary_max, salary_currency, salary_period, valid_through } = aFoundVacancy();
  return {
    ...anOwnVacancy({
      id: 7,
      status: 'open',
      title,
      workloads,
      employment_type,
      location_district,
      valid_through,
    }),
    translations: {},
    salary_min,
    salary_max,
    salary_currency,
    salary_period,
    description,
    requirements: '',
    benefits: '',
    sectors,
    educations: [],
    languages,
    salary_visible: true,
    work_permit: 'any',
    contact_email: null,
    external_apply_url: null,
    screening_questions: [],
    version: 4,
    edited_by: null,
    edited_at: null,
    source: 'manual',
    source_url: null,
    posted_until: '2027-01-15',
    updated_at: '2026-11-19T14:00:00.000Z',
    history: [],
    ...overrides,
  };
}
