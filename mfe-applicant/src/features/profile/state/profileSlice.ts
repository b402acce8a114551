import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Applicant, ApplicantUpdate, OptionRef } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { photoChanged } from './photoSlice.ts';
import { resumesChanged } from './resumesSlice.ts';

/** `missing`: the account has no applicant profile yet. Saving the form creates it. */
export type ProfileStatus = 'idle' | 'loading' | 'loaded' | 'missing' | 'failed';

type ProfileState = {
  status: ProfileStatus;
  data: Applicant | null;
  error: ApiErrorData | null;
  /** Time of the last response, in milliseconds since the epoch. */
  fetchedAt: number | null;
  districts: OptionRef[];
  isSaving: boolean;
  /** Validation errors of the last save, by field. */
  fieldErrors: Record<string, string[]>;
};

const initialState: ProfileState = {
  status: 'idle',
  data: null,
  error: null,
  fetchedAt: null,
  districts: [],
  isSaving: false,
  fieldErrors: {},
};

const slice = createSlice({
  name: 'applicantProfile',
  initialState,
  reducers: {
    profileOpened(state) {
      if (!state.data) state.status = 'loading';
    },
    profileLoaded(
      state,
      { payload }: PayloadAction<{ data: Applicant; districts: OptionRef[]; at: number }>,
    ) {
      state.data = payload.data;
      state.districts = payload.districts;
      state.fetchedAt = payload.at;
      state.status = 'loaded';
      state.error = null;
    },
    profileNotFound(state, { payload }: PayloadAction<{ districts: OptionRef[] }>) {
      state.districts = payload.districts;
      state.status = 'missing';
      state.error = null;
    },
    profileLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.error = payload;
      state.status = 'failed';
    },
    saveRequested(state, _action: PayloadAction<ApplicantUpdate>) {
      state.isSaving = true;
      state.fieldErrors = {};
    },
    saved(state, { payload }: PayloadAction<{ data: Applicant; at: number }>) {
      state.isSaving = false;
      // The form does not change files, and this response may be older than the latest file change.
      const files = state.data && { resumes: state.data.resumes, photo: state.data.photo };
      state.data = { ...payload.data, ...files };
      state.fetchedAt = payload.at;
      state.status = 'loaded';
    },
    saveFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.isSaving = false;
      state.fieldErrors = payload.errors;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(resumesChanged, ({ data }, { payload }) => {
        if (data) data.resumes = payload.resumes;
      })
      .addCase(photoChanged, ({ data }, { payload }) => {
        if (data) data.photo = payload.photo;
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectApplicant: (state) => state.data,
    selectProfileStatus: (state) => state.status,
    selectProfileError: (state) => state.error,
    selectDistricts: (state) => state.districts,
    selectIsSaving: (state) => state.isSaving,
    selectFieldErrors: (state) => state.fieldErrors,
  },
});

export const profileSlice = slice.injectInto(rootReducer);
export const {
  profileNotFound,
  profileLoaded,
  profileLoadFailed,
  profileOpened,
  saved,
  saveFailed,
  saveRequested,
} = slice.actions;
export const {
  selectApplicant,
  selectDistricts,
  selectFieldErrors,
  selectIsSaving,
  selectProfileError,
  selectProfileStatus,
} = profileSlice.selectors;
