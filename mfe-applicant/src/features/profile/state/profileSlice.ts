import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Applicant, ApplicantUpdate, Options } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { SectionId } from '../model/sections.ts';
import { photoChanged } from './photoSlice.ts';
import { events as resumesEvents } from './resumesSlice.ts';

/** `missing`: the account has no applicant profile yet. Saving the contact details creates it. */
export type ProfileStatus = 'loading' | 'loaded' | 'missing' | 'failed';

/** Option lists that the sections offer. */
export type ProfileOptions = Pick<Options, 'districts' | 'educations' | 'languages'>;

/** The last save of a section that has not succeeded yet. */
export type SectionSave = { isSaving: boolean; error: ApiErrorData | null };

type ProfileState = {
  data: Applicant | null;
  loading: boolean;
  error: ApiErrorData | null;
  /** Time of the last response, in milliseconds since the epoch. */
  fetchedAt: number | null;
  options: ProfileOptions;
  saves: Partial<Record<SectionId, SectionSave>>;
};

const initialState: ProfileState = {
  data: null,
  loading: false,
  error: null,
  fetchedAt: null,
  options: { districts: [], educations: [], languages: [] },
  saves: {},
};

const slice = createSlice({
  name: 'applicantProfile',
  initialState,
  reducers: {
    profileOpened(state) {
      state.loading = true;
      state.error = null;
    },
    profileLoaded(
      state,
      { payload }: PayloadAction<{ data: Applicant | null; options: ProfileOptions; at: number }>,
    ) {
      state.data = payload.data;
      state.options = payload.options;
      state.fetchedAt = payload.at;
      state.loading = false;
    },
    profileLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.error = payload;
      state.loading = false;
    },
    saveRequested(
      state,
      { payload: { section } }: PayloadAction<{ section: SectionId; update: ApplicantUpdate }>,
    ) {
      state.saves[section] = { isSaving: true, error: null };
    },
    saved(
      state,
      { payload }: PayloadAction<{ section: SectionId; data: Applicant; keys: string[]; at: number }>,
    ) {
      delete state.saves[payload.section];
      // Another section may have been saved later than this response was written.
      state.data = state.data ? { ...state.data, ...pick(payload.data, payload.keys) } : payload.data;
      state.fetchedAt = payload.at;
      state.error = null;
    },
    saveFailed(state, { payload }: PayloadAction<{ section: SectionId; error: ApiErrorData }>) {
      state.saves[payload.section] = { isSaving: false, error: payload.error };
    },
    editingClosed(state, { payload }: PayloadAction<SectionId>) {
      delete state.saves[payload];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(resumesEvents.resumesChanged, ({ data }, { payload }) => {
        if (data) data.resumes = payload.resumes;
      })
      .addCase(photoChanged, ({ data }, { payload }) => {
        if (data) data.photo = payload.photo;
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectApplicant: (state) => state.data,
    selectProfileStatus: (state): ProfileStatus => {
      if (state.data) return 'loaded';
      if (state.error) return 'failed';
      return state.loading || state.fetchedAt === null ? 'loading' : 'missing';
    },
    selectProfileError: (state) => state.error,
    selectProfileOptions: (state) => state.options,
    selectSectionSave: (state, section: SectionId): SectionSave | undefined => state.saves[section],
  },
});

/** Names that the response derives from an ID. */
const DERIVED: Record<string, keyof Applicant> = { district_id: 'district', education_id: 'education' };

function pick(data: Applicant, keys: string[]): Partial<Applicant> {
  const changed = keys.flatMap((key) => (DERIVED[key] ? [key, DERIVED[key]] : [key]));
  return Object.fromEntries(changed.map((key) => [key, data[key as keyof Applicant]]));
}

export const profileSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const {
  selectApplicant,
  selectProfileError,
  selectProfileOptions,
  selectProfileStatus,
  selectSectionSave,
} = profileSlice.selectors;
