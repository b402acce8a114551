import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type Change,
  HISTORY_PAGE_LENGTH,
  type Overview,
  type Revision,
  type RevisionDiff,
} from '../model/releaseOverview.ts';

/** A change that the dialog asks about, with the version that it replaces. */
export type AskedChange = Omit<Change, 'reason'> & { was: string };

type ReleasesState = {
  status: 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  overview: Overview | null;
  /** Instant of the last successful load. */
  loadedAt: string | null;
  /** Changes that the overview no longer contains, newest first. `isComplete`: the store has no earlier ones. */
  older: { status: 'idle' | 'loading' | 'failed'; timeline: Revision[]; isComplete: boolean };
  /** Name of the remote that the timeline shows; empty for all. */
  remote: string;
  /** Selected revisions, the first selected first; at most two. */
  selected: number[];
  diff: { status: 'none' | 'loading' | 'loaded' | 'failed'; result: RevisionDiff | null };
  asked: AskedChange | null;
  change: 'idle' | 'sending' | 'failed' | 'moved';
  changeError: string | null;
  check: { status: 'none' | 'loading' | 'loaded' | 'failed'; problems: string[] };
};

const initialState: ReleasesState = {
  status: 'loading',
  error: null,
  overview: null,
  loadedAt: null,
  older: { status: 'idle', timeline: [], isComplete: false },
  remote: '',
  selected: [],
  diff: { status: 'none', result: null },
  asked: null,
  change: 'idle',
  changeError: null,
  check: { status: 'none', problems: [] },
};

export const releasesSlice = createSlice({
  name: 'operatorReleases',
  initialState,
  reducers: {
    pageOpened() {},
    pageClosed(state) {
      state.asked = null;
    },
    retried(state) {
      state.status = 'loading';
    },
    overviewLoaded(state, { payload }: PayloadAction<{ overview: Overview; at: string }>) {
      const last = payload.overview.timeline.at(-1)?.revision ?? 0;
      // Newer changes push others out of the overview.
      const known = [...(state.overview?.timeline ?? []), ...state.older.timeline];
      state.older.timeline = known.filter(({ revision }) => revision < last);
      state.status = 'loaded';
      state.error = null;
      state.overview = payload.overview;
      state.loadedAt = payload.at;
    },
    overviewFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    olderRequested(state) {
      state.older.status = 'loading';
    },
    olderLoaded(state, { payload }: PayloadAction<Revision[]>) {
      state.older.status = 'idle';
      state.older.timeline.push(...payload);
      state.older.isComplete = payload.length < HISTORY_PAGE_LENGTH;
    },
    olderFailed(state) {
      state.older.status = 'failed';
    },
    remoteChosen(state, { payload }: PayloadAction<string>) {
      state.remote = payload;
    },
    revisionToggled(state, { payload }: PayloadAction<number>) {
      state.selected = state.selected.includes(payload)
        ? state.selected.filter((revision) => revision !== payload)
        : [...state.selected.slice(-1), payload];
    },
    comparisonRequested(state) {
      state.diff = { status: 'loading', result: null };
    },
    compared(state, { payload }: PayloadAction<RevisionDiff>) {
      state.diff = { status: 'loaded', result: payload };
    },
    comparisonFailed(state) {
      state.diff.status = 'failed';
    },
    changeAsked(state, { payload }: PayloadAction<AskedChange>) {
      state.asked = payload;
      state.change = 'idle';
      state.changeError = null;
    },
    changeCancelled(state) {
      state.asked = null;
    },
    changeConfirmed(state, _action: PayloadAction<Change>) {
      state.change = 'sending';
    },
    /** Keeps a dialog that was opened for another change in the meantime. */
    changeApplied(state, { payload }: PayloadAction<Change>) {
      if (state.asked?.action === payload.action && state.asked.name === payload.name) state.asked = null;
      state.change = 'idle';
    },
    /** `isMoved`: another change was first. The dialog then asks about the newer revision. */
    changeFailed(state, { payload }: PayloadAction<{ message: string | null; isMoved: boolean }>) {
      state.change = payload.isMoved ? 'moved' : 'failed';
      state.changeError = payload.message;
      if (state.asked && state.overview) state.asked.expected = state.overview.revision;
    },
    checkRequested(state) {
      state.check = { status: 'loading', problems: [] };
    },
    checked(state, { payload }: PayloadAction<string[]>) {
      state.check = { status: 'loaded', problems: payload };
    },
    checkFailed(state) {
      state.check.status = 'failed';
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const events = releasesSlice.actions;

const injected = releasesSlice.injectInto(rootReducer);

export const selectOperatorReleases = (state: object): ReleasesState =>
  injected.selectSlice(state as Parameters<typeof injected.selectSlice>[0]);

/** All changes that were loaded, newest first. */
export const selectTimeline = createSelector(
  (state: object) => selectOperatorReleases(state).overview?.timeline,
  (state: object) => selectOperatorReleases(state).older.timeline,
  (newest = [], older) => [...newest, ...older],
);
