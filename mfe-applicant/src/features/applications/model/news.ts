import type { ApplicantApplication } from '@cpa/shared/contracts';

export type News =
  { kind: 'status'; status: ApplicantApplication['status'] } | { kind: 'times' | 'moved' | 'calledOff' };

/** Returns the change that the company made between two states of an application, or null. */
export function newsOf(
  before: ApplicantApplication | undefined,
  after: ApplicantApplication | undefined,
): News | null {
  if (!before || !after) return null;
  const was = before.interviews[0];
  const is = after.interviews[0];
  if (is?.status === 'proposed' && (was?.id !== is.id || was.updated_at !== is.updated_at)) {
    return { kind: 'times' };
  }
  const isMoved = is?.status === 'confirmed' && was?.status === 'confirmed' && was.id === is.id;
  if (isMoved && was.updated_at !== is.updated_at) return { kind: 'moved' };
  if (is?.cancelled_by === 'company' && was?.id === is.id && was.status !== 'cancelled') {
    return { kind: 'calledOff' };
  }
  const isOwn = before.status === 'withdrawn' || after.status === 'withdrawn';
  return before.status === after.status || isOwn ? null : { kind: 'status', status: after.status };
}
