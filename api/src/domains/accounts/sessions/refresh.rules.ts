/** Grace period in which a used refresh token still returns its successor: for concurrent tabs and lost responses. */
const REPEAT_WITHIN_MS = 30_000;

export interface RefreshState {
  now: Date;
  expires_at: Date;
  revoked_at: Date | null;
  /** Time at which the token was exchanged for its successor. */
  used_at: Date | null;
}

/** `rotate`: first use. `repeat`: return the same successor. `replayed`: possibly stolen. */
export function classifyRefresh(state: RefreshState): 'rotate' | 'repeat' | 'replayed' | 'ended' {
  if (state.revoked_at || state.expires_at <= state.now) return 'ended';
  if (!state.used_at) return 'rotate';
  return state.now.getTime() - state.used_at.getTime() <= REPEAT_WITHIN_MS ? 'repeat' : 'replayed';
}
