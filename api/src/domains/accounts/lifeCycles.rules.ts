import type { Membership } from '@cpa/shared/contracts';

/*
 * Life cycles of an account, of a membership and of an invitation.
 *
 * Account        register          first proof             ban
 *   none ───────────────▶ unproven ───────────▶ proven   any ────▶ banned ──unban──▶ as before
 *   The first proof of the e-mail address ends what somebody else may have prepared: every session but the one that
 *   brought the proof, and the password, unless that session knows it or the proof is a new password.
 *
 * Membership     accept            change of role          remove, leave
 *   none ───────────────▶ viewer ◀──▶ recruiter ◀──▶ owner ───────▶ none
 *   A company keeps an owner. A change of role or the end of a membership ends invitations at once.
 *
 * Invitation     invite            accept, revoke, expiry, or the end of what it rests on
 *   none ───────────────▶ open ─────────────────────────────────────────▶ none
 *   It rests on an owner: it is valid while its sender is one. Sending it again makes the sender of the new link its
 *   sender.
 */

/** Evidence that the caller receives mails at the e-mail address of an account. */
export type Proof =
  /** A mailed link that was opened within a session of the account. */
  | 'link in a session'
  /** A mailed link that was opened without a session of the account. */
  | 'link'
  /** A password that was chosen with a mailed link. */
  | 'new password'
  /** An operator who has verified by other means that the e-mail address belongs to the user. */
  | 'operator';

/** Sessions and password that the proof of an e-mail address ends. */
export function endedByProof(
  proof: Proof,
  { isFirst }: { isFirst: boolean },
): { sessions: 'none' | 'others' | 'all'; password: boolean } {
  if (proof === 'new password') return { sessions: 'all', password: false };
  if (!isFirst) return { sessions: 'none', password: false };
  return proof === 'link in a session'
    ? { sessions: 'others', password: false }
    : { sessions: 'all', password: true };
}

/** Change of a member's role in a company; null: not a member. */
export interface MembershipChange {
  before: Membership | null;
  after: Membership | null;
}

/** Returns the open invitations that a change ends: those sent by the member and those sent to the member. */
export function invitationsEndedBy({ before, after }: MembershipChange): {
  sent: boolean;
  received: boolean;
} {
  return { sent: before === 'owner' && after !== 'owner', received: before !== after };
}

/** Returns who is notified of a change: all owners when it concerns one, and the member when another one made it. */
export function notifiedOf(
  { before, after }: MembershipChange,
  { isOwnChange }: { isOwnChange: boolean },
): { owners: boolean; person: boolean } {
  const isChange = before !== after;
  return {
    owners: isChange && (before === 'owner' || after === 'owner'),
    person: isChange && !isOwnChange && before !== null,
  };
}

/** Checks that an invitation still rests on an owner. */
export function isInvitationValid({
  sender,
  isSenderBanned,
}: {
  sender: Membership | null;
  isSenderBanned: boolean;
}): boolean {
  return sender === 'owner' && !isSenderBanned;
}
