import type {
  AlertFrequency,
  Currency,
  EmploymentType,
  RemoteMode,
  ReportReason,
  SalaryPeriod,
  ScrapedVacancy,
  ScreeningQuestion,
  Vacancy,
  VacancyFilter,
  VacancyStatus,
} from '@cpa/shared/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './json.ts';

export interface VacanciesTable {
  id: Generated<number>;
  company_id: number;
  title: string;
  description: Generated<string>;
  requirements: Generated<string>;
  benefits: Generated<string>;
  sectors: Generated<number[]>;
  educations: Generated<number[]>;
  workloads: Generated<number[]>;
  languages: Generated<number[]>;
  employment_type: EmploymentType | null;
  location_district_id: number | null;
  remote: Generated<RemoteMode>;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: Currency | null;
  salary_period: SalaryPeriod | null;
  salary_visible: Generated<boolean>;
  /** Minor units of AWG a month; null unless the salary is shown. */
  salary_month_awg: GeneratedAlways<number | null>;
  work_permit: Generated<Vacancy['work_permit']>;
  /** A day in Aruba, as `2026-11-20`. */
  valid_through: string | null;
  status: Generated<VacancyStatus>;
  published_at: Date | null;
  sponsored_until: Date | null;
  /** Whose posting keeps it up; null: the company's free one. */
  entitlement_id: number | null;
  /** The last day that the posting covers, in Aruba. */
  posted_until: string | null;
  contact_email: string | null;
  external_apply_url: string | null;
  views: Generated<number>;
  source: Generated<Vacancy['source']>;
  source_url: string | null;
  screening_questions: JsonColumn<ScreeningQuestion[]>;
  created_by: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** tsvector over title (A), company (B), sectors (C) and text (D); a trigger writes it. */
  search: ColumnType<string, never, never>;
  /** Title (A) and company (B) alone, for ranking; the same trigger writes it. */
  search_title: ColumnType<string, never, never>;
  /** Every option it carries, and the kind of employment as 601 and up. */
  facets: GeneratedAlways<number[]>;
}

/** Words of titles, companies and options, against which typing errors are corrected. */
export interface SearchWordsTable {
  word: string;
}

export interface VacancyHistoryTable {
  id: GeneratedAlways<number>;
  vacancy_id: number;
  status: string;
  at: Generated<Date>;
  by_account_id: number | null;
  note: string | null;
}

export interface VacancyReportsTable {
  id: GeneratedAlways<number>;
  vacancy_id: number;
  reason: ReportReason;
  message: Generated<string>;
  email: string | null;
  created_at: Generated<Date>;
  handled_at: Date | null;
}

export interface SavedVacanciesTable {
  account_id: number;
  vacancy_id: number;
  created_at: Generated<Date>;
}

export interface SearchAlertsTable {
  id: GeneratedAlways<number>;
  email: string;
  filter: JsonColumn<VacancyFilter>;
  frequency: AlertFrequency;
  confirm_token_hash: Buffer | null;
  /** When the link to confirm was last mailed. */
  confirm_sent_at: Date | null;
  /** Null: nothing is mailed yet. */
  confirmed_at: Date | null;
  /** The Aruban day for which new vacancies were last looked up. */
  looked_on: string | null;
  last_sent_at: Date | null;
  created_at: Generated<Date>;
}

export interface SearchAlertVacanciesTable {
  alert_id: number;
  vacancy_id: number;
}

export interface ImportsTable {
  id: GeneratedAlways<number>;
  company_id: number;
  source_url: string;
  started_by: number | null;
  started_at: Generated<Date>;
  finished_at: Date | null;
  /** The code of what went wrong. */
  error: string | null;
  pages_done: Generated<number>;
  pages_total: Generated<number>;
  found: Generated<number>;
  /** The last sign of life. */
  touched_at: Generated<Date>;
}

/** What was read, as it is answered. */
export type ScrapedData = Omit<
  ScrapedVacancy,
  'id' | 'source_url' | 'found_by' | 'incomplete' | 'vacancy_id'
>;

export interface ScrapedVacanciesTable {
  id: GeneratedAlways<number>;
  import_id: number;
  company_id: number;
  /** What another import recognises it by. */
  source_id: string;
  source_url: string;
  found_by: string;
  complete: Generated<boolean>;
  data: JsonColumn<ScrapedData>;
  vacancy_id: number | null;
  created_at: Generated<Date>;
}
