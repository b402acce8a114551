import { applicationStatusSchema, type OwnVacancy, writeCsv } from '@cpa/shared/contracts';
import { shownStatus } from './vacancyTabs.ts';

/** Returns a CSV file with one line per vacancy. */
export function vacanciesCsv(vacancies: readonly OwnVacancy[], origin: string): string {
  const lines = vacancies.map((vacancy) => [
    vacancy.id,
    vacancy.title,
    vacancy.department,
    vacancy.company.name,
    vacancy.location_district?.name,
    shownStatus(vacancy),
    vacancy.applicants_count,
    ...applicationStatusSchema.options.map((stage) => vacancy.applicants_by_status[stage]),
    vacancy.views,
    vacancy.opens_at,
    vacancy.valid_through,
    vacancy.posting,
    vacancy.package_name,
    vacancy.sponsored_until,
    vacancy.posted_by,
    `${origin}/vacancies/${vacancy.id}`,
  ]);
  return writeCsv([HEADER, ...lines]);
}

const HEADER = [
  'id',
  'title',
  'department',
  'company',
  'district',
  'status',
  'applicants',
  ...applicationStatusSchema.options,
  'views',
  'opens_at',
  'valid_through',
  'posting',
  'package',
  'sponsored_until',
  'posted_by',
  'url',
];
