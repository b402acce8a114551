import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportedPicks, ImportProgress, Options, ScrapedVacancies } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { importProgressed } from '../../../realtime/realtimeEvents.ts';
import type { Edit } from '../model/edit.ts';
import {
  findMissingTitle,
  markImported,
  markStatus,
  mergeResults,
  selectableIds,
} from '../model/importResults.ts';
import type { ImportResults } from '../model/importResults.ts';
import { fetchRequested, publishConfirmed, publishEnded, vacancyPublished } from './importEvents.ts';

type ImportState = {
  status: 'idle' | 'loading' | 'loadFailed' | 'ready' | 'fetching' | 'saving';
  companyId: number | null;
  careersUrl: string | null;
  options: Options | null;
  /** Error of opening the page or of the last fetch. */
  error: ApiErrorData | null;
  saveError: ApiErrorData | null;
  progress: ImportProgress | null;
  results: ImportResults | null;
  /** Saved drafts, and vacancies that were already imported. Null before the first save. */
  saved: { drafts: number; duplicates: number } | null;
};

const initialState: ImportState = {
  status: 'idle',
  companyId: null,
  careersUrl: null,
  options: null,
  error: null,
  saveError: null,
  progress: null,
  results: null,
  saved: null,
};

/** Ignores progress that is outdated or belongs to another import. */
function updateProgress(state: ImportState, { payload }: PayloadAction<ImportProgress>): void {
  if (state.status !== 'fetching' || state.companyId !== payload.company_id) return;
  const current = state.progress;
  if (current && (current.import_id > payload.import_id || isAhead(current, payload))) return;
  state.progress = payload;
}

const isAhead = (current: ImportProgress, next: ImportProgress): boolean =>
  current.import_id === next.import_id && current.pages_done > next.pages_done;

const slice = createSlice({
  name: 'recruiterImport',
  initialState,
  reducers: {
    /** `results` are those stored in this browser. The server sends the rest. */
    companyOpened(
      state,
      { payload }: PayloadAction<{ companyId: number | null; results: ImportResults | null }>,
    ) {
      return { ...initialState, options: state.options, ...payload, status: 'loading' };
    },
    loaded(
      state,
      {
        payload: { careersUrl, options, list },
      }: PayloadAction<{ careersUrl: string | null; options: Options; list: ScrapedVacancies | null }>,
    ) {
      state.status = 'ready';
      state.careersUrl = careersUrl;
      state.options = options;
      if (list?.status === 'finished') state.results = mergeResults(state.results, list);
    },
    loadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'loadFailed';
      state.error = payload;
    },
    careersUrlSaved(state, { payload }: PayloadAction<string | null>) {
      state.careersUrl = payload;
    },
    fetchProgressed: updateProgress,
    fetched(state, { payload }: PayloadAction<ScrapedVacancies>) {
      state.status = 'ready';
      // The server may return a recent import again. Merging keeps the edits then.
      state.results = mergeResults(state.results, payload);
    },
    fetchFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'ready';
      state.error = payload;
    },
    pickChanged(
      { results },
      { payload: { id, isPicked } }: PayloadAction<{ id: number; isPicked: boolean }>,
    ) {
      if (!results) return;
      results.picked = results.picked.filter((picked) => picked !== id);
      if (isPicked) results.picked.push(id);
    },
    allPicksChanged({ results }, { payload: { isPicked } }: PayloadAction<{ isPicked: boolean }>) {
      if (results) results.picked = isPicked ? selectableIds(results.list) : [];
    },
    edited({ results }, { payload: { id, edit } }: PayloadAction<{ id: number; edit: Edit }>) {
      if (results) results.edits[id] = { ...results.edits[id], ...edit };
    },
    saveRequested(state) {
      const { results } = state;
      if (state.status !== 'ready' || !results?.picked.length || findMissingTitle(results) !== null) return;
      state.status = 'saving';
      state.saveError = null;
      state.saved = null;
    },
    /** A batch of picks was saved. */
    picksImported(state, { payload }: PayloadAction<ImportedPicks>) {
      const drafts = payload.imported.filter(({ is_new }) => is_new).length;
      const duplicates = payload.imported.length - drafts;
      state.saved = {
        drafts: drafts + (state.saved?.drafts ?? 0),
        duplicates: duplicates + (state.saved?.duplicates ?? 0),
      };
      if (state.results) state.results = markImported(state.results, payload);
    },
    /** Drafts were created on the way to publication. */
    draftsLinked(state, { payload }: PayloadAction<ImportedPicks>) {
      if (state.results) state.results = markImported(state.results, payload);
    },
    /** A posted vacancy has the title that the page states now. */
    postedChanged({ results }, { payload }: PayloadAction<{ vacancyId: number; title: string }>) {
      for (const { posted } of results?.list.vacancies ?? []) {
        if (posted?.id === payload.vacancyId) posted.title = payload.title;
      }
    },
    saveDone(state) {
      state.status = 'ready';
    },
    saveFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'ready';
      state.saveError = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchRequested, (state) => {
        if (state.status !== 'ready') return;
        state.status = 'fetching';
        state.error = null;
        state.progress = null;
        state.saved = null;
      })
      .addCase(publishConfirmed, (state) => {
        if (state.status !== 'ready') return;
        state.status = 'saving';
        state.saveError = null;
        state.saved = null;
      })
      .addCase(publishEnded, (state) => {
        if (state.status === 'saving') state.status = 'ready';
      })
      .addCase(vacancyPublished, (state, { payload: { vacancyId } }) => {
        if (state.results) state.results = markStatus(state.results, vacancyId, 'open');
      })
      // Realtime progress per page. Polling reports it too, if less often.
      .addCase(importProgressed, updateProgress)
      .addCase(signedOut, () => initialState),
  selectors: {
    selectImport: (state) => state,
    selectImportStatus: (state) => state.status,
    selectImportCompanyId: (state) => state.companyId,
    selectResults: (state) => state.results,
    selectImportOptions: (state) => state.options,
  },
});

export const importSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const { selectImport, selectImportStatus, selectImportCompanyId, selectResults, selectImportOptions } =
  importSlice.selectors;
