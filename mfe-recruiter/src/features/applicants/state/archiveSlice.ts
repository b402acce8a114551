import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** Bytes received; `total` is null until the server states the size. */
export type ArchiveProgress = { loaded: number; total: number | null };

type ArchiveState = { progress: ArchiveProgress | null };

const initialState: ArchiveState = { progress: null };

const slice = createSlice({
  name: 'recruiterResumeArchive',
  initialState,
  reducers: {
    /** `ids` identify applications. */
    archiveRequested(state, _action: PayloadAction<{ ids: number[] }>) {
      state.progress = { loaded: 0, total: null };
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
