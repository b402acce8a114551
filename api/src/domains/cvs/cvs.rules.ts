import { type Cv, MOST_CVS } from '@cpa/shared/contracts';
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

/** Returns the CV without the content of its hidden sections, for readers other than the owner. */
export function withoutHiddenSections({ resume, settings }: Cv): Cv {
  const { hiddenSections } = settings;
  const shown = Object.entries(resume).filter(([key]) => !hiddenSections.some((hidden) => hidden === key));
  const visible: Cv['resume'] = Object.fromEntries(shown);
  if (!hiddenSections.includes('summary') || !visible.basics) return { resume: visible, settings };
  const { summary: _hidden, ...basics } = visible.basics;
  return { resume: { ...visible, basics }, settings };
}

/** Returns the name of a copy, within the limit of 120 characters. */
export function copyName(name: string): string {
  return `${name.slice(0, 112).trimEnd()} (copy)`;
}
