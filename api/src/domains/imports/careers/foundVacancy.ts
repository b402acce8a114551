import type { ScrapedField, ScrapedValues } from '@cpa/shared/contracts';

/** What a vacancy on a foreign page says, read into our terms. Names of lists are not looked up yet. */
export interface FoundVacancy extends Omit<
  ScrapedValues,
  'sectors' | 'educations' | 'workloads' | 'languages' | 'location_district'
> {
  /** The source's own id, or the address where it has none: what a second import recognises it by. */
  source_id: string;
  source_url: string;
  /** As `json-ld` or `greenhouse`. */
  found_by: string;
  incomplete: boolean;
  /** As the page names them. */
  industries: string[];
  education: string | null;
  employment: string[];
  /** By the names of our own list. */
  languages: string[];
  /** For each field that the page states: where on the page. */
  origins: Partial<Record<ScrapedField, string>>;
}

/** What an extractor makes of one document. */
export interface Extraction {
  vacancies: FoundVacancy[];
  /** Addresses that tell more: the next page of a list, or one vacancy in full. */
  more: string[];
}
