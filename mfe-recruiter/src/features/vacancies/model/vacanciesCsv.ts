import { applicationStatusSchema, type OwnVacancy } from '@cpa/shared/contracts';
import { shownStatus } from './vacancyTabs.ts';

/** Returns a CSV file (RFC 4180) with one line per vacancy. */
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
  return [HEADER, ...lines].map((line) => line.map(cell).join(',')).join('\r\n');
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

/** Quotes a cell. A leading apostrophe keeps spreadsheets from running text such as `=HYPERLINK(…)` as a formula. */
function cell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
