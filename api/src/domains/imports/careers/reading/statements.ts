import type { Said } from './stated.ts';

export type SalarySaid = Partial<Record<'text' | 'min' | 'max' | 'currency' | 'period', Said | undefined>>;

/** Raw statements of an extractor about one vacancy. Their pitfalls are handled in one place. */
export interface Statements {
  id?: Said | undefined;
  title?: Said | undefined;
  /** HTML or text, escaped any number of times. */
  description?: Said | undefined;
  requirements?: Said | undefined;
  benefits?: Said | undefined;
  url?: Said | undefined;
  applyUrl?: Said | undefined;
  /** Locations, at least one. */
  place?: Said | undefined;
  remote?: Said | undefined;
  /** Terms, as one string or several. */
  employment?: Said | undefined;
  industries?: Said | undefined;
  education?: Said | undefined;
  posted?: Said | undefined;
  validThrough?: Said | undefined;
  salary?: SalarySaid | undefined;
  /** The source has teasers only, whatever their length. */
  isIncomplete?: boolean;
}
