import { MAX_BATCH } from '@cpa/shared/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** Bytes received of a part; `total` is null until the server states the size. `part` counts from 1. */
export type ArchiveProgress = { part: number; parts: number; loaded: number; total: number | null };

type ArchiveState = { progress: ArchiveProgress | null };

/** Number of archives for this number of resumes. Each part is held in memory until it is saved. */
export const countParts = (resumes: number): number => Math.ceil(resumes / MAX_BATCH);

const initialState: ArchiveState = { progress: null };

const slice = createSlice({
  name: 'recruiterResumeArchive',
  initialState,
  reducers: {
    /** `ids` identify the applications with a resume among the `chosen` ones, a number. */
    archiveRequested(state, { payload }: PayloadAction<{ ids: number[]; chosen: number }>) {
      state.progress = { part: 1, parts: countParts(payload.ids.length), loaded: 0, total: null };
    },
    archiveProgressed(state, { payload }: PayloadAction<ArchiveProgress>) {
      if (state.progress) state.progress = payload;
    },
    archiveEnded: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectArchiveProgress: (state) => state.progress },
});

export const archiveSlice = slice.injectInto(rootReducer);
export const { archiveRequested, archiveProgressed, archiveEnded } = slice.actions;
export const { selectArchiveProgress } = archiveSlice.selectors;
