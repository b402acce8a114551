import type { AccountDeletion } from '@cpa/shared/contracts';

type Outcome = Pick<AccountDeletion['companies'][number], 'outcome' | 'successor'>;

interface OtherMember {
  id: number;
  name: string;
  isOwner: boolean;
  /** Verified and more than a viewer. */
  canOwn: boolean;
}

/**
 * Decides what happens to a company when one of its members leaves. `others` are the remaining members, the
 * longest-standing first. The first one who can own it becomes the owner when the only owner leaves.
 */
export function outcomeFor(
  isOwner: boolean,
  others: OtherMember[],
): Outcome & { successorId: number | null } {
  if (others.some((other) => other.isOwner) || (!isOwner && others.length > 0)) {
    return { outcome: 'stays', successor: null, successorId: null };
  }
  const successor = others.find(({ canOwn }) => canOwn);
  return successor
    ? { outcome: 'handed_over', successor: successor.name, successorId: successor.id }
    : { outcome: 'closes', successor: null, successorId: null };
}
