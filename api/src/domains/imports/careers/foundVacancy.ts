import type { ScrapedField, ScrapedValues } from '@cpa/shared/contracts';

/** Vacancy of a foreign page in our terms. Option names are not matched yet. */
export interface FoundVacancy extends Omit<
  ScrapedValues,
  'sectors' | 'educations' | 'workloads' | 'languages' | 'location_district'
> {
  /** Id at the source, or its URL: identifies the vacancy in later imports. */
  source_id: string;
  source_url: string;
  /** Extractor, for example `json-ld` or `greenhouse`. */
  found_by: string;
  incomplete: boolean;
  /** Names as the page states them. */
  industries: string[];
  education: string | null;
  employment: string[];
  /** Names of our own option lists. */
  languages: string[];
  /** Location in the page for each stated field. */
  origins: Partial<Record<ScrapedField, string>>;
}

/** Result of an extractor for one document. */
export interface Extraction {
  vacancies: FoundVacancy[];
  /** Further URLs to read: the next page of a list, or the page of one vacancy. */
  more: string[];
}
