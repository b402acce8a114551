import { MAX_RESUMES } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';

/** @throws DomainError 409 when the list of resumes is full. */
export function assertRoom(resumes: readonly unknown[]): void {
  if (resumes.length < MAX_RESUMES) return;
  throw new DomainError(409, 'too_many_resumes', { max: MAX_RESUMES });
}
