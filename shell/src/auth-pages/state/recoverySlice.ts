import { rootReducer } from '@cpa/shared/store';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export type RecoveryState = {
  status: 'idle' | 'working' | 'done' | 'failed';
  /** What the API has to say of the whole. */
  error: string | null;
  /** What it has to say of each field. */
  fieldErrors: Record<string, string[]>;
};

const initialState: RecoveryState = { status: 'idle', error: null, fieldErrors: {} };
const working: RecoveryState = { ...initialState, status: 'working' };

/** Getting in again without the password: the link in a mail, and the new password. Nothing typed is kept. */
export const recoverySlice = createSlice({
  name: 'recovery',
  initialState,
  reducers: {
    recoveryOpened: () => initialState,
    recoveryLeft: () => initialState,
    resetLinkRequested: (_state, _action: PayloadAction<{ email: string }>) => working,
    passwordSubmitted: (_state, _action: PayloadAction<{ token: string; password: string }>) => working,
    recoverySucceeded: (): RecoveryState => ({ ...initialState, status: 'done' }),
    recoveryFailed: (_state, { payload }: PayloadAction<Omit<RecoveryState, 'status'>>): RecoveryState => ({
      ...payload,
      status: 'failed',
    }),
  },
  selectors: { selectRecovery: (state): RecoveryState => state },
});

const injected = recoverySlice.injectInto(rootReducer);

export const selectRecovery = (state: object): RecoveryState => injected.selectors.selectRecovery(state);
export const {
  recoveryOpened,
  recoveryLeft,
  resetLinkRequested,
  passwordSubmitted,
  recoverySucceeded,
  recoveryFailed,
} = recoverySlice.actions;
