import type { InterviewStatus } from '@cpa/shared/contracts';
import { DomainError } from '../../../platform/errors/domainError.ts';

/** @throws DomainError 409 for an interview that was not held: without a confirmed time, or before it. */
export function assertHeld(
  { status, starts_at }: { status: InterviewStatus; starts_at: Date | null },
  now: Date,
): void {
  if (status === 'confirmed' && starts_at !== null && starts_at <= now) return;
  throw new DomainError(409, 'interview_not_held');
}
