/** Minimum interval between confirmation mails, to prevent flooding a mailbox. */
const PAUSE_MS = 10 * 60_000;
/** Time in milliseconds for which a confirmation link is valid. */
export const LINK_VALID_MS = 48 * 3_600_000;

export interface Subscription {
  now: Date;
  confirm_sent_at: Date | null;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

export function isOnList(state: Pick<Subscription, 'confirmed_at' | 'unsubscribed_at'>): boolean {
  return state.confirmed_at !== null && state.unsubscribed_at === null;
}

/** Decides whether a newsletter request sends a confirmation mail. */
export function needsConfirmMail(state: Subscription): boolean {
  if (isOnList(state)) return false;
  return !state.confirm_sent_at || state.now.getTime() - state.confirm_sent_at.getTime() >= PAUSE_MS;
}

/** `already`: confirmed before. `dead`: expired, or unsubscribed since. */
export function classifyConfirmLink(state: Subscription): 'confirm' | 'already' | 'dead' {
  if (isOnList(state)) return 'already';
  if (!state.confirm_sent_at || state.confirmed_at) return 'dead';
  return state.now.getTime() - state.confirm_sent_at.getTime() <= LINK_VALID_MS ? 'confirm' : 'dead';
}
