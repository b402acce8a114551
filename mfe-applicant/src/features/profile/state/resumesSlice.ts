import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ResumeFile } from '@cpa/shared/contracts';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** What is being done with the list; one thing at a time. */
export type ResumeWork = { kind: 'adding'; fileName: string } | { kind: 'changing'; id: number };

type ResumesState = {
  work: ResumeWork | null;
  /** Why the last of these could not be done, as a sentence. */
  refusal: string | null;
};

const initialState: ResumesState = { work: null, refusal: null };

const changing = (_state: ResumesState, { payload }: PayloadAction<ResumeFile>): ResumesState => ({
  work: { kind: 'changing', id: payload.id },
  refusal: null,
});

const slice = createSlice({
  name: 'applicantResumes',
  initialState: initialState,
  reducers: {
    resumeChosen: (_state, { payload }: PayloadAction<{ file: File }>) => ({
      work: { kind: 'adding', fileName: payload.file.name },
      refusal: null,
    }),
    defaultChosen: changing,
    removeRequested: changing,
    /** The list as it is now; the profile holds it. */
    resumesChanged: (_state, _action: PayloadAction<{ resumes: ResumeFile[] }>) => initialState,
    resumesRefused: (_state, { payload }: PayloadAction<string>) => ({ work: null, refusal: payload }),
    openRequested(_state, _action: PayloadAction<ResumeFile>) {},
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectResumeWork: (state) => state.work,
    selectResumeRefusal: (state) => state.refusal,
  },
});

export const resumesSlice = slice.injectInto(rootReducer);
export const { defaultChosen, openRequested, removeRequested, resumeChosen, resumesChanged, resumesRefused } =
  slice.actions;
export const { selectResumeRefusal, selectResumeWork } = resumesSlice.selectors;
