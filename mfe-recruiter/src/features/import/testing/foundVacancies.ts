import type { ImportProgress, ScrapedVacancies, ScrapedVacancy } from '@cpa/shared/contracts';
import { careersPage } from './fakeImportApi.ts';

/** A found vacancy with all fields stated, not imported yet. */
export const aFoundVacancy = (overrides: Partial<ScrapedVacancy> = {}): ScrapedVacancy => ({
  id: 31,
  title: 'Pastry Chef',
  description: 'You bake what our guests remember longest.',
  requirements: '',
  benefits: '',
  sectors: [{ id: 2, name: 'Food and beverage' }],
  educations: [],
  workloads: [{ id: 1, name: 'Full-time 40' }],
  languages: [{ id: 301, name: 'Papiamento' }],
  employment_type: 'FULL_TIME',
  place: 'Noord',
  location_district: { id: 1, name: 'Noord/Tanki Leendert' },
  remote: null,
  salary_min: 290_000,
  salary_max: 340_000,
  salary_currency: 'AWG',
  salary_period: 'month',
  salary_text: null,
  date_posted: '2026-11-01',
  valid_through: '2026-12-31',
  external_apply_url: null,
  source_url: `${careersPage}/pastry-chef`,
  found_by: 'json-ld',
  incomplete: false,
  origins: { title: 'JobPosting.title' },
  vacancy_id: null,
  posted: null,
  ...overrides,
});

const progress: ImportProgress = { import_id: 5, company_id: 3, pages_done: 3, pages_total: 3, found: 2 };

export const aFoundList = (...vacancies: ScrapedVacancy[]): ScrapedVacancies => ({
  status: 'finished',
  progress,
  source_url: careersPage,
  finished_at: '2026-11-21T14:00:00.000Z',
  vacancies,
});

export const aRunningImport = (overrides: Partial<ImportProgress> = {}): ScrapedVacancies => ({
  ...aFoundList(),
  status: 'running',
  progress: { ...progress, pages_done: 1, found: 1, ...overrides },
  finished_at: null,
});
