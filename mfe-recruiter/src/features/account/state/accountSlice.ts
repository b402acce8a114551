import type {
  AccountDeletion,
  NotificationSetting,
  NotificationSettings,
  QuietHours,
  Sessions,
} from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Parts of the page that load on their own. */
export type AccountPart = 'sessions' | 'settings' | 'deletion';
/** The form or button whose request is running, or the id of the session that is being ended. */
export type AccountWork =
  'name' | 'password' | 'others' | 'setting' | 'quietHours' | 'delete' | (string & {});

type AccountState = {
  sessions: Sessions['sessions'] | null;
  settings: NotificationSettings['settings'] | null;
  /** Null: off, or not loaded yet. */
  quietHours: QuietHours | null;
  deletion: AccountDeletion['companies'] | null;
  /** Errors of parts that could not be loaded. */
  errors: Partial<Record<AccountPart, ApiErrorData>>;
  working: AccountWork | null;
  /** Failure of the last submitted form. */
  failure: ApiErrorData | null;
  /** Increases with each saved password, to empty the form. */
  passwordChanges: number;
};

const initialState: AccountState = {
  sessions: null,
  settings: null,
  quietHours: null,
  deletion: null,
  errors: {},
  working: null,
  failure: null,
  passwordChanges: 0,
};

const slice = createSlice({
  name: 'recruiterAccount',
  initialState,
  reducers: {
    partRequested(state, { payload }: PayloadAction<AccountPart>) {
      delete state.errors[payload];
    },
    sessionsLoaded(state, { payload }: PayloadAction<Sessions>) {
      state.sessions = payload.sessions;
    },
    settingsLoaded(state, { payload }: PayloadAction<NotificationSettings>) {
      state.settings = payload.settings;
      state.quietHours = payload.quiet_hours;
    },
    deletionLoaded(state, { payload }: PayloadAction<AccountDeletion>) {
      state.deletion = payload.companies;
    },
    partFailed(state, { payload }: PayloadAction<{ part: AccountPart; error: ApiErrorData }>) {
      state.errors[payload.part] = payload.error;
    },
    nameSubmitted(state, _action: PayloadAction<string>) {
      start(state, 'name');
    },
    passwordSubmitted(state, _action: PayloadAction<{ current: string; password: string }>) {
      start(state, 'password');
    },
    sessionEndRequested(state, { payload }: PayloadAction<string>) {
      start(state, payload);
    },
    othersEndRequested(state) {
      start(state, 'others');
    },
    /** Shown at once; the saga restores the former choice when saving fails. */
    deliveryChosen(state, { payload }: PayloadAction<NotificationSetting>) {
      start(state, 'setting');
      const setting = state.settings?.find(({ topic }) => topic === payload.topic);
      if (setting) setting.delivery = payload.delivery;
    },
    /** Shown at once, like a delivery. */
    quietHoursChosen(state, { payload }: PayloadAction<QuietHours | null>) {
      start(state, 'quietHours');
      state.quietHours = payload;
    },
    deleteSubmitted(state, _action: PayloadAction<string>) {
      start(state, 'delete');
    },
    passwordChanged(state) {
      state.passwordChanges += 1;
    },
    workDone(state) {
      state.working = null;
    },
    workFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.working = null;
      state.failure = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectAccount: (state): AccountState => state },
});

function start(state: AccountState, work: AccountWork): void {
  state.working = work;
  state.failure = null;
}

export const events = slice.actions;
export const { selectAccount } = slice.injectInto(rootReducer).selectors;
