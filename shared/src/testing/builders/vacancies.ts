import {
  ownVacancySchema,
  vacancyCardSchema,
  vacancyPageSchema,
  vacancySchema,
} from '../../contracts/index.ts';
import { builder } from './builder.ts';
import { aCompanyCard, aCompanyRef } from './companies.ts';
import { pageInfo } from './pageInfo.ts';

/** A vacancy as lists show it: an open Line Cook at Cas di Sabor, Afl. 2,300 – 2,700 a month. */
export const aVacancyCard = builder(vacancyCardSchema)(() => ({
  id: 7,
  title: 'Line Cook',
  sponsored: false,
  status: 'open',
  company: aCompanyRef(),
  location_district: { id: 2, name: 'Oranjestad West' },
  workloads: [{ id: 5, name: 'Shifts' }],
  employment_type: 'FULL_TIME',
  remote: 'no',
  salary_min: 230_000,
  salary_max: 270_000,
  salary_currency: 'AWG',
  salary_period: 'month',
  published_at: '2026-11-19T14:00:00.000Z',
  valid_through: '2026-12-01',
}));

/** A vacancy with all data of its page; its employer is its company. */
export const aVacancy = builder(vacancySchema)(({ company = aCompanyRef() }) => ({
  ...aVacancyCard({ company }),
  translations: {},
  department: null,
  description: 'You cook the lines of a forty-seat kitchen.',
  requirements: '- A year in a professional kitchen',
  benefits: '- A meal every shift',
  sectors: [{ id: 2, name: 'Food and beverage' }],
  educations: [{ id: 1, name: 'No diploma required' }],
  languages: [{ id: 1, name: 'Papiamento' }],
  work_permit: 'any',
  external_apply_url: null,
  source: 'manual',
  source_url: null,
  views: 40,
  screening_questions: [],
  employer: {
    ...aCompanyCard(company),
    description: 'Family restaurant since 1987.',
    website: 'https://kasdisabor.example',
  },
  similar: [],
}));

/** A page of vacancies; `total` and the facets follow `data`. */
export const aVacancyPage = builder(vacancyPageSchema)(({ data = [aVacancyCard()] }) => ({
  ...pageInfo(data),
  data,
  facets: {
    sectors: [{ id: 2, name: 'Food and beverage', count: data.length }],
    educations: [{ id: 1, name: 'No diploma required', count: data.length }],
    workloads: [{ id: 5, name: 'Shifts', count: data.length }],
    languages: [{ id: 1, name: 'Papiamento', count: data.length }],
    districts: [{ id: 2, name: 'Oranjestad West', count: data.length }],
    employment_types: [{ id: 'FULL_TIME', name: 'Full-time', count: data.length }],
    remote: [{ id: 'no', name: 'On site', count: data.length }],
    work_permits: [{ id: 'any', name: 'Any', count: data.length }],
    posted_within: [{ id: 7, name: 'Last 7 days', count: data.length }],
    salary_stated: [{ id: 'true', name: 'Salary stated', count: data.length }],
  },
  salaries: { steps: Array.from({ length: 61 }, (_, step) => (step === 3 ? data.length : 0)), unstated: 0 },
  loosened: [],
  corrected: null,
  left_out: [],
}));

/** A vacancy as its own company sees it in a list. */
export const anOwnVacancy = builder(ownVacancySchema)(() => ({
  ...aVacancyCard(),
  department: null,
  opens_at: null,
  views: 40,
  applicants_count: 3,
  new_applicants_count: 1,
  applicants_by_status: {
    new: 1,
    viewed: 2,
    shortlisted: 0,
    interview: 0,
    offer: 0,
    hired: 0,
    rejected: 0,
    withdrawn: 0,
  },
  sponsored_until: null,
  posting: 'free',
  package_name: null,
  posted_until: '2026-12-19',
  posted_by: 'Berta Kock',
  source_url: null,
  created_at: '2026-11-18T14:00:00.000Z',
}));
