import type {
  BlockedCompanies,
  NotificationSetting,
  NotificationSettings,
  QuietHours,
  Sessions,
  StoredData,
  Visibility,
} from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExportFormat } from '../model/exportFormat.ts';

/** Loaded content by part of the page. */
export type PrivacyParts = {
  stored: StoredData;
  /** Null without a profile. */
  visibility: Visibility | null;
  blocked: BlockedCompanies['companies'];
  sessions: Sessions['sessions'];
  settings: NotificationSettings['settings'];
  /** Loaded with the settings. Null: off. */
  quiet_hours: QuietHours | null;
};
export type PrivacyPart = Exclude<keyof PrivacyParts, 'quiet_hours'>;
export const PARTS: readonly PrivacyPart[] = ['stored', 'visibility', 'blocked', 'sessions', 'settings'];

type PrivacyState = {
  parts: Partial<PrivacyParts>;
  errors: Partial<Record<PrivacyPart, ApiErrorData>>;
  /** The form or button whose request runs; the ID of a session or `company-<id>` for a row. */
  working: string | null;
  /** Failure of the last submitted form. */
  failure: ApiErrorData | null;
  /** Companies that match the query, null before a search. */
  found: BlockedCompanies['companies'] | null;
  /** Increases with each saved password, to empty the form. */
  passwordChanges: number;
  /** Copies of the data that were downloaded since the page was opened. */
  copies: number;
};

const initialState: PrivacyState = {
  parts: {},
  errors: {},
  working: null,
  failure: null,
  found: null,
  passwordChanges: 0,
  copies: 0,
};

const slice = createSlice({
  name: 'applicantPrivacy',
  initialState,
  reducers: {
    partRequested(state, { payload }: PayloadAction<PrivacyPart>) {
      delete state.errors[payload];
    },
    partsLoaded(state, { payload }: PayloadAction<Partial<PrivacyParts>>) {
      Object.assign(state.parts, payload);
    },
    partFailed(state, { payload }: PayloadAction<{ part: PrivacyPart; error: ApiErrorData }>) {
      state.errors[payload.part] = payload.error;
    },
    exportRequested(state, _action: PayloadAction<ExportFormat>) {
      start(state, 'export');
    },
    visibilityChosen(state, { payload }: PayloadAction<Visibility>) {
      start(state, 'visibility');
      state.parts.visibility = payload;
    },
    deliveryChosen(state, { payload }: PayloadAction<NotificationSetting>) {
      start(state, 'setting');
      const setting = state.parts.settings?.find(({ topic }) => topic === payload.topic);
      if (setting) setting.delivery = payload.delivery;
    },
    quietHoursChosen(state, { payload }: PayloadAction<QuietHours | null>) {
      start(state, 'quietHours');
      state.parts.quiet_hours = payload;
    },
    companyQueryChanged(state, { payload }: PayloadAction<string>) {
      // That nothing was found is true of the former query only.
      if (payload.trim() === '' || state.found?.length === 0) state.found = null;
    },
    companiesFound(state, { payload }: PayloadAction<BlockedCompanies['companies']>) {
      state.found = payload;
    },
    blockRequested(state, { payload }: PayloadAction<number>) {
      start(state, `company-${payload}`);
    },
    unblockRequested(state, { payload }: PayloadAction<number>) {
      start(state, `company-${payload}`);
    },
    sessionEndRequested(state, { payload }: PayloadAction<string>) {
      start(state, payload);
    },
    othersEndRequested(state) {
      start(state, 'others');
    },
    passwordSubmitted(state, _action: PayloadAction<{ current: string; password: string }>) {
      start(state, 'password');
    },
    passwordChanged(state) {
      state.passwordChanges += 1;
    },
    copyDownloaded(state) {
      state.copies += 1;
    },
    eraseSubmitted(state, _action: PayloadAction<string>) {
      start(state, 'erase');
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
  selectors: { selectPrivacy: (state): PrivacyState => state },
});

function start(state: PrivacyState, work: string): void {
  state.working = work;
  state.failure = null;
}

export const events = slice.actions;
export const { selectPrivacy } = slice.injectInto(rootReducer).selectors;
