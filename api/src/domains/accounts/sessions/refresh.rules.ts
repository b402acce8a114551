/** How long a used refresh token still gives its successor: for parallel tabs, and an answer lost on the way. */
const REPEAT_WITHIN_MS = 30_000;

export interface RefreshState {
  now: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** When this token was exchanged for its successor. */
  used_at: Date | null;
}

/** `rotate`: first use. `repeat`: the same successor again. `replayed`: somebody may have stolen it. */
export function judgeRefresh(state: RefreshState): 'rotate' | 'repeat' | 'replayed' | 'ended' {
  if (state.revoked_at || state.expires_at <= state.now) return 'ended';
  if (!state.used_at) return 'rotate';
  return state.now.getTime() - state.used_at.getTime() <= REPEAT_WITHIN_MS ? 'repeat' : 'replayed';
}
