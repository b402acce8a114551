import { DomainError } from '../../../../platform/errors/domainError.ts';

const MESSAGES = {
  no_careers_url: 'The company has no careers page. Add its URL to the company first.',
  bad_address: 'This URL does not lead to a public web page. Check the careers page of the company.',
  robots_refuse: 'The site does not allow programs to read its careers page. Enter the vacancies by hand.',
  unreachable: 'The careers page could not be reached. Check its URL, or try again later.',
  page_refused: 'The site refused to send its careers page. Check its URL, or try again later.',
  too_slow: 'The careers page took too long to respond. Try again later.',
  too_many_redirects: 'The careers page redirects too often. Enter the URL that it ends at.',
  not_text: 'This URL does not lead to a web page. Check the careers page of the company.',
  too_large: 'The careers page is too large to read. Enter the URL of a smaller page.',
  nothing_found: 'No vacancies were found on the careers page. Check its URL.',
  interrupted: 'Reading the careers page was interrupted. Please try again.',
} as const;

export type ImportErrorCode = keyof typeof MESSAGES;

/** Reason why an import failed, as shown to the recruiter. */
export class ImportError extends DomainError {
  constructor(code: ImportErrorCode) {
    super(422, code, MESSAGES[code]);
    this.name = 'ImportError';
  }
}

export const isImportErrorCode = (code: string | null): code is ImportErrorCode =>
  code !== null && Object.hasOwn(MESSAGES, code);
