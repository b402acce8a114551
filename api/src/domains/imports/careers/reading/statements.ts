import type { Said } from './stated.ts';

export type SalarySaid = Partial<Record<'text' | 'min' | 'max' | 'currency' | 'period', Said | undefined>>;

/** What an extractor finds about one vacancy, as the page puts it. All traps of reading are dealt with in one place. */
export interface Statements {
  id?: Said | undefined;
  title?: Said | undefined;
  /** HTML or text, escaped however often. */
  description?: Said | undefined;
  requirements?: Said | undefined;
  benefits?: Said | undefined;
  url?: Said | undefined;
  applyUrl?: Said | undefined;
  place?: Said | undefined;
  remote?: Said | undefined;
  /** One or many words. */
  employment?: Said | undefined;
  industries?: Said | undefined;
  education?: Said | undefined;
  posted?: Said | undefined;
  validThrough?: Said | undefined;
  salary?: SalarySaid | undefined;
  /** The source gives no whole description, however long it is. */
  isIncomplete?: boolean;
}
