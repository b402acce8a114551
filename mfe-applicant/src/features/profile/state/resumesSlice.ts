import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ResumeFile } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** The change that is being sent to the server. Only one runs at a time. */
export type PendingResumeChange = { kind: 'uploading'; fileName: string } | { kind: 'updating'; id: number };

type ResumesState = {
  pendingChange: PendingResumeChange | null;
  /** The error message of the last change. */
  error: string | null;
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
      pendingChange: { kind: 'uploading', fileName: payload.file.name },
      error: null,
    }),
    defaultChosen: updating,
    removeRequested: updating,
    /** `resumes` is the new list, which the profile slice stores. */
    resumesChanged: (_state, _action: PayloadAction<{ resumes: ResumeFile[] }>) => initialState,
    resumesChangeFailed: (_state, { payload }: PayloadAction<string>) => ({
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
export const {
  defaultChosen,
  openRequested,
  removeRequested,
  resumeChosen,
  resumesChanged,
  resumesChangeFailed,
} = slice.actions;
export const { selectResumesError, selectPendingResumeChange } = resumesSlice.selectors;
