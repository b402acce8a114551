import type {
  Answer,
  ApplicationStatus,
  Experience,
  Schooling,
  SpokenLanguage,
  Vacancy,
  Visibility,
} from '@cpa/shared/contracts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonColumn } from './json.ts';

export interface ApplicantsTable {
  id: Generated<number>;
  /** Null once erased. */
  account_id: number | null;
  name: string | null;
  headline: Generated<string>;
  photo: string | null;
  phone: string | null;
  district_id: number | null;
  about: Generated<string>;
  education_id: number | null;
  experience: JsonColumn<Experience[]>;
  educations: JsonColumn<Schooling[]>;
  skills: Generated<string[]>;
  languages: JsonColumn<SpokenLanguage[]>;
  work_permit: Vacancy['work_permit'] | null;
  visibility: Generated<Visibility>;
  blocked_company_ids: Generated<number[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  erased_at: Date | null;
}

export interface ResumesTable {
  id: GeneratedAlways<number>;
  applicant_id: number;
  file_name: string;
  storage_key: string;
  media_type: string;
  size: number;
  is_default: Generated<boolean>;
  uploaded_at: Generated<Date>;
  /** Taken off the list; kept for the applications that carry it. */
  removed_at: Date | null;
}

export interface CvsTable {
  account_id: number;
  document: JsonColumn<Json>;
  template: string;
  updated_at: Generated<Date>;
}

export interface ApplicationsTable {
  id: Generated<number>;
  vacancy_id: number;
  applicant_id: number;
  status: Generated<ApplicationStatus>;
  cover_letter: Generated<string>;
  answers: JsonColumn<Answer[]>;
  resume_id: number | null;
  recruiter_rating: number | null;
  private_notes: Generated<string>;
  /** The applicant allows the company to keep what they sent after a rejection. */
  keep_in_mind: Generated<boolean>;
  /** When retention removed what they sent. */
  cleared_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ApplicationHistoryTable {
  id: GeneratedAlways<number>;
  application_id: number;
  status: ApplicationStatus;
  at: Generated<Date>;
  by_account_id: number | null;
  note: string | null;
  notified: Generated<boolean>;
}
