import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export type RecoveryState = {
  status: 'idle' | 'working' | 'done' | 'failed';
  failure: ApiErrorData | null;
};

const initialState: RecoveryState = { status: 'idle', failure: null };
const working: RecoveryState = { ...initialState, status: 'working' };

/** Password reset: the mailed link and the new password. Form values are never stored. */
export const recoverySlice = createSlice({
  name: 'recovery',
  initialState,
  reducers: {
    recoveryOpened: () => initialState,
    recoveryLeft: () => initialState,
    resetLinkRequested: (_state, _action: PayloadAction<{ email: string }>) => working,
    passwordSubmitted: (_state, _action: PayloadAction<{ token: string; password: string }>) => working,
    recoverySucceeded: (): RecoveryState => ({ ...initialState, status: 'done' }),
    recoveryFailed: (_state, { payload: failure }: PayloadAction<ApiErrorData>): RecoveryState => ({
      status: 'failed',
      failure,
    }),
  },
  selectors: { selectRecovery: (state): RecoveryState => state },
});

const injected = recoverySlice.injectInto(rootReducer);

export const selectRecovery = (state: object): RecoveryState => injected.selectors.selectRecovery(state);
export const events = recoverySlice.actions;
