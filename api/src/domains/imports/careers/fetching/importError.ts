import { DomainError } from '../../../../platform/errors/domainError.ts';

const SENTENCES = {
  no_careers_url: 'Add the address of your careers page to the company first.',
  bad_address: 'This is not the address of a page on the public web.',
  robots_refuse: 'The site asks programs like ours not to read its careers page.',
  unreachable: 'The careers page could not be reached.',
  page_refused: 'The site did not give out its careers page.',
  too_slow: 'The careers page took too long to answer.',
  too_many_redirects: 'The careers page leads from one address to the next without end.',
  not_text: 'What stands at this address is not a page of text.',
  too_large: 'The careers page is too large to read.',
  nothing_found: 'No vacancies were found on the careers page.',
  interrupted: 'Reading the careers page was interrupted. Please try again.',
} as const;

export type ImportErrorCode = keyof typeof SENTENCES;

/** Reason why an import failed, as shown to the recruiter. */
export class ImportError extends DomainError {
  constructor(code: ImportErrorCode) {
    super(422, code, SENTENCES[code]);
    this.name = 'ImportError';
  }
}

export const isImportErrorCode = (code: string | null): code is ImportErrorCode =>
  code !== null && Object.hasOwn(SENTENCES, code);
