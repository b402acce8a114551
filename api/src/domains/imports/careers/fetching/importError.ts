import type { ErrorCode } from '@cpa/shared/server';
import { DomainError } from '../../../../platform/errors/domainError.ts';

const CODES = [
  'no_careers_url',
  'bad_address',
  'robots_refuse',
  'unreachable',
  'page_refused',
  'too_slow',
  'too_many_redirects',
  'not_text',
  'too_large',
  'nothing_found',
  'interrupted',
] as const satisfies ErrorCode[];

export type ImportErrorCode = (typeof CODES)[number];

/** Reason why an import failed, as shown to the recruiter. */
export class ImportError extends DomainError<ImportErrorCode> {
  constructor(code: ImportErrorCode) {
    super(422, code);
    this.name = 'ImportError';
  }
}

export const isImportErrorCode = (code: string | null): code is ImportErrorCode =>
  CODES.some((each) => each === code);
