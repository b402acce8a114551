import { MOST_CVS } from '@cpa/shared/contracts';
import { DomainError } from '../../platform/errors/domainError.ts';

/** @throws DomainError 409 when the account has the most CVs. */
export function assertRoomForCv(count: number): void {
  if (count < MOST_CVS) return;
  throw new DomainError(
    409,
    'too_many_cvs',
    `You have reached the limit of ${MOST_CVS} CVs. Delete one to add another.`,
  );
}

/** Error for a save that is based on an older version. */
export function cvChanged(): DomainError {
  return new DomainError(
    409,
    'cv_changed',
    'This CV was changed on another device. Load it again and choose which version goes on.',
  );
}

/** Returns the name of a copy, within the limit of 120 characters. */
export function copyName(name: string): string {
  return `${name.slice(0, 112).trimEnd()} (copy)`;
}
