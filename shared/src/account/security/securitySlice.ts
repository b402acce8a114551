import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewApp, Passkeys, SecondStepChanged, SecondStepSettings } from '../../contracts/index.ts';

/** A change that may need the password. */
export type SecurityChange =
  /** `isStep`: turns the second step on with it. */
  | { kind: 'addPasskey'; name: string; isStep?: boolean }
  | { kind: 'removePasskey'; id: number }
  | { kind: 'startApp' | 'removeApp' | 'usePasskeys' | 'renewCodes' | 'turnOff' };

export type SecurityState = {
  passkeys: Passkeys['passkeys'] | null;
  settings: SecondStepSettings | null;
  loadError: ApiErrorData | null;
  /** Change or call in progress. */
  working: SecurityChange['kind'] | 'confirmApp' | 'rename' | 'forget' | null;
  /** Why the last change failed, and which it was. */
  failure: ApiErrorData | null;
  failed: SecurityState['working'];
  /** The browser made no passkey: the user stopped it, or this device has one. */
  notMade: 'stopped' | 'known' | null;
  /** The passkey was to turn the second step on. */
  isForStep: boolean;
  /** Change that waits for the password. */
  confirming: SecurityChange | null;
  /** App that has not shown a code yet. */
  newApp: NewApp | null;
  /** New recovery codes, until the user has kept them. */
  codes: string[] | null;
};

const initialState: SecurityState = {
  passkeys: null,
  settings: null,
  loadError: null,
  working: null,
  failure: null,
  failed: null,
  notMade: null,
  isForStep: false,
  confirming: null,
  newApp: null,
  codes: null,
};

const idle = { working: null, failure: null, failed: null, notMade: null, confirming: null } as const;

/** Passkeys and second step of the account. Each remote has its own, whose name starts with `area`. */
export function createSecuritySlice(area: string) {
  const slice = createSlice({
    name: `${area}Security`,
    initialState,
    reducers: {
      opened: (state) => {
        state.loadError = null;
      },
      loaded: (
        state,
        { payload }: PayloadAction<{ passkeys?: Passkeys['passkeys']; settings?: SecondStepSettings }>,
      ) => {
        Object.assign(state, payload);
      },
      loadFailed: (state, { payload }: PayloadAction<ApiErrorData>) => {
        state.loadError = payload;
      },
      changeRequested: (state, { payload }: PayloadAction<SecurityChange & { password?: string }>) => {
        Object.assign(state, { failure: null, failed: null, notMade: null, working: payload.kind });
        state.isForStep = payload.kind === 'addPasskey' && payload.isStep === true;
      },
      passwordNeeded: (state, { payload }: PayloadAction<SecurityChange>) => {
        Object.assign(state, idle, { confirming: payload });
      },
      confirmationClosed: (state) => {
        Object.assign(state, idle);
      },
      passkeyNotMade: (state, { payload }: PayloadAction<'stopped' | 'known'>) => {
        Object.assign(state, idle, { notMade: payload });
      },
      renameRequested: (state, _action: PayloadAction<{ id: number; name: string }>) => {
        Object.assign(state, idle, { working: 'rename' });
      },
      devicesForgotten: (state) => {
        Object.assign(state, idle, { working: 'forget' });
      },
      appStarted: (state, { payload }: PayloadAction<NewApp>) => {
        Object.assign(state, idle, { newApp: payload });
      },
      appCodeSubmitted: (state, _action: PayloadAction<string>) => {
        Object.assign(state, { failure: null, failed: null, working: 'confirmApp' });
      },
      appCancelled: (state) => {
        Object.assign(state, idle, { newApp: null });
      },
      changed: (state, { payload }: PayloadAction<SecondStepChanged>) => {
        const { settings, recovery_codes: codes } = payload;
        Object.assign(state, idle, { settings, codes: codes ?? state.codes, newApp: null });
      },
      workDone: (state) => {
        Object.assign(state, idle);
      },
      /** The user has the recovery codes, which are never shown again. */
      codesKept: (state) => {
        state.codes = null;
      },
      failed: (state, { payload }: PayloadAction<ApiErrorData>) => {
        const confirming = payload.errors['password'] ? state.confirming : null;
        Object.assign(state, { working: null, failure: payload, failed: state.working, confirming });
      },
    },
    extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
    selectors: { selectSecurity: (state): SecurityState => state },
  });
  const injected = slice.injectInto(rootReducer);
  return {
    events: slice.actions,
    selectSecurity: (state: object): SecurityState => injected.selectors.selectSecurity(state),
  };
}

export type SecuritySlice = ReturnType<typeof createSecuritySlice>;
