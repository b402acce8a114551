import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ResumeFile } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { FileFailure } from './fileErrorText.ts';

/** The change that is being sent to the server. Only one runs at a time. `percent` of the file is sent. */
export type PendingResumeChange =
  { kind: 'uploading'; fileName: string; percent: number } | { kind: 'updating'; id: number };

type ResumesState = {
  pendingChange: PendingResumeChange | null;
  /** Failure of the last change; `fileErrorText` returns its text. */
  error: FileFailure | null;
};

const initialState: ResumesState = { pendingChange: null, error: null };

const updating = (_state: ResumesState, { payload }: PayloadAction<ResumeFile>): ResumesState => ({
  pendingChange: { kind: 'updating', id: payload.id },
  error: null,
});

const slice = createSlice({
  name: 'applicantResumes',
  initialState,
  reducers: {
    resumeChosen: (_state, { payload }: PayloadAction<{ file: File }>) => ({
      pendingChange: { kind: 'uploading', fileName: payload.file.name, percent: 0 },
      error: null,
    }),
    uploadProgressed({ pendingChange }, { payload: fraction }: PayloadAction<number>) {
      if (pendingChange?.kind === 'uploading') pendingChange.percent = Math.round(fraction * 100);
    },
    defaultChosen: updating,
    removeRequested: updating,
    renameRequested: (_state, { payload }: PayloadAction<{ resume: ResumeFile; name: string }>) => ({
      pendingChange: { kind: 'updating', id: payload.resume.id },
      error: null,
    }),
    /** `resumes` is the new list, which the profile slice stores. */
    resumesChanged: (_state, _action: PayloadAction<{ resumes: ResumeFile[] }>) => initialState,
    resumesChangeFailed: (_state, { payload }: PayloadAction<FileFailure>) => ({
      pendingChange: null,
      error: payload,
    }),
    openRequested(_state, _action: PayloadAction<ResumeFile>) {},
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectPendingResumeChange: (state) => state.pendingChange,
    selectResumesError: (state) => state.error,
  },
});

export const resumesSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const { selectResumesError, selectPendingResumeChange } = resumesSlice.selectors;
