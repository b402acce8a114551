import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { ResumeRefusal } from '../model/resumeRefusal.ts';
import { ownProfile, resumeAdded } from './ownProfile.ts';

/** Upload of a resume in the application form. */
type UploadState =
  | { status: 'idle'; addedId: number | null }
  | { status: 'uploading'; fileName: string; percent: number }
  | { status: 'failed'; failure: UploadFailure };

/** Why a resume was not accepted: found here, or the failure of the request. */
type UploadFailure = ResumeRefusal | ApiErrorData;

const initialState = { status: 'idle', addedId: null } as UploadState;

const slice = createSlice({
  name: 'publicResumeUpload',
  initialState,
  reducers: {
    resumeChosen: (_state, { payload }: PayloadAction<{ file: File }>): UploadState => ({
      status: 'uploading',
      fileName: payload.file.name,
      percent: 0,
    }),
    uploadProgressed(state, { payload: fraction }: PayloadAction<number>) {
      if (state.status === 'uploading') state.percent = Math.round(fraction * 100);
    },
    uploadFailed: (_state, { payload: failure }: PayloadAction<UploadFailure>): UploadState => ({
      status: 'failed',
      failure,
    }),
  },
  extraReducers: (builder) =>
    builder
      // An upload continues when the dialog is opened again; an earlier result or error is not shown in it.
      .addCase(ownProfile.opened, (state) => (state.status === 'uploading' ? state : initialState))
      .addCase(resumeAdded, (_state, { payload }): UploadState => ({ status: 'idle', addedId: payload.id }))
      .addCase(signedOut, () => initialState),
  selectors: { selectResumeUpload: (state): UploadState => state },
});

export const { resumeChosen, uploadFailed, uploadProgressed } = slice.actions;
export const { selectResumeUpload } = slice.injectInto(rootReducer).selectors;
