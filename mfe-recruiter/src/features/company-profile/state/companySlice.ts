import type { Options, OwnCompany, PictureKind } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type CompanyState = {
  status: 'idle' | 'loading' | 'loaded' | 'failed' | 'saving' | 'saved';
  /** Null while a new company is written. */
  company: OwnCompany | null;
  options: Options | null;
  /** Error of opening the page or of the last save. */
  error: ApiErrorData | null;
  /** A picture is being added, changed or removed. */
  arePicturesSaving: boolean;
  isPictureUploading: boolean;
  /** Number of pictures added to each list since the page was opened. */
  addedPictures: Record<PictureKind, number>;
};

/** Change of a picture, which is saved at once. */
export type PicturesChange =
  | { kind: 'add'; list: PictureKind; picture: Blob; caption: string }
  | { kind: 'caption'; id: number; caption: string }
  | { kind: 'remove'; id: number };

const initialState: CompanyState = {
  status: 'idle',
  company: null,
  options: null,
  error: null,
  arePicturesSaving: false,
  isPictureUploading: false,
  addedPictures: { work: 0, team: 0 },
};

const slice = createSlice({
  name: 'recruiterCompanyProfile',
  initialState,
  reducers: {
    /** Null opens the form of a new company. */
    editorOpened(state, { payload }: PayloadAction<{ companyId: number | null }>) {
      if (state.status === 'loaded' && (state.company?.id ?? null) === payload.companyId) return;
      return { ...initialState, options: state.options, status: 'loading' };
    },
    editorLoaded(state, { payload }: PayloadAction<{ company: OwnCompany | null; options: Options }>) {
      return { ...state, ...payload, status: 'loaded', error: null };
    },
    editorLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    saveRequested(state, _action: PayloadAction<FormData>) {
      state.status = 'saving';
      state.error = null;
    },
    /** The company is saved and the page is about to reload. */
    saved(state, { payload }: PayloadAction<OwnCompany>) {
      state.status = 'saved';
      state.company = payload;
    },
    saveFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'loaded';
      state.error = payload;
    },
    picturesChangeRequested(state, { payload }: PayloadAction<PicturesChange>) {
      state.arePicturesSaving = true;
      state.isPictureUploading = payload.kind === 'add';
    },
    picturesChanged(state, { payload }: PayloadAction<OwnCompany>) {
      state.arePicturesSaving = false;
      state.isPictureUploading = false;
      if (state.company?.id !== payload.id) return;
      for (const kind of ['work', 'team'] as const) {
        if (countOf(payload, kind) > countOf(state.company, kind)) state.addedPictures[kind] += 1;
      }
      state.company.pictures = payload.pictures;
    },
    picturesChangeFailed(state) {
      state.arePicturesSaving = false;
      state.isPictureUploading = false;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectCompanyState: (state) => state,
    selectEditedCompany: (state) => state.company,
    selectArePicturesSaving: (state) => state.arePicturesSaving,
    selectIsPictureUploading: (state) => state.isPictureUploading,
    selectAddedPictures: (state) => state.addedPictures,
  },
});

function countOf({ pictures }: OwnCompany, kind: PictureKind): number {
  return pictures.filter((picture) => picture.kind === kind).length;
}

export const events = slice.actions;
export const {
  selectCompanyState,
  selectEditedCompany,
  selectArePicturesSaving,
  selectIsPictureUploading,
  selectAddedPictures,
} = slice.injectInto(rootReducer).selectors;
