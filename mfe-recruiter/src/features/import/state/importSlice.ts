import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportedPicks, ImportProgress, Options, ScrapedVacancies } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { importProgressHeard, signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { Edit } from '../model/edit.ts';
import { findingsOf, firstWithoutTitle, refreshed, withImported } from '../model/findings.ts';
import type { Findings } from '../model/storedFindings.ts';
import { fetchRequested } from './importEvents.ts';

type ImportState = {
  status: 'idle' | 'loading' | 'loadFailed' | 'ready' | 'fetching' | 'saving';
  companyId: number | null;
  careersUrl: string | null;
  options: Options | null;
  /** Why the page could not be opened, or why the last fetch brought nothing. */
  failure: ApiFailure | null;
  saveFailure: ApiFailure | null;
  progress: ImportProgress | null;
  findings: Findings | null;
  /** How many became drafts, and how many had been imported by somebody before; null before the first saving. */
  saved: { drafts: number; known: number } | null;
};

const initialState: ImportState = {
  status: 'idle',
  companyId: null,
  careersUrl: null,
  options: null,
  failure: null,
  saveFailure: null,
  progress: null,
  findings: null,
  saved: null,
};

/** What was told late, or of another import, does not set the count back. */
function moveOn(state: ImportState, { payload }: PayloadAction<ImportProgress>): void {
  if (state.status !== 'fetching' || state.companyId !== payload.company_id) return;
  const known = state.progress;
  if (known && (known.import_id > payload.import_id || isFurther(known, payload))) return;
  state.progress = payload;
}

const isFurther = (known: ImportProgress, told: ImportProgress): boolean =>
  known.import_id === told.import_id && known.pages_done > told.pages_done;

const slice = createSlice({
  name: 'recruiterImport',
  initialState,
  reducers: {
    /** `findings` are those of this browser; the server is asked for the rest. */
    companyOpened(
      state,
      { payload }: PayloadAction<{ companyId: number | null; findings: Findings | null }>,
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
      if (list?.status === 'finished') state.findings = refreshed(state.findings, list);
    },
    loadFailed(state, { payload }: PayloadAction<ApiFailure>) {
      state.status = 'loadFailed';
      state.failure = payload;
    },
    careersUrlSaved(state, { payload }: PayloadAction<string | null>) {
      state.careersUrl = payload;
    },
    fetchProgressed: moveOn,
    fetched(state, { payload }: PayloadAction<ScrapedVacancies>) {
      state.status = 'ready';
      // The import of a minute ago is answered again, and then nothing that was typed is lost.
      state.findings = refreshed(state.findings, payload);
    },
    fetchFailed(state, { payload }: PayloadAction<ApiFailure>) {
      state.status = 'ready';
      state.failure = payload;
    },
    pickChanged(
      { findings },
      { payload: { id, isPicked } }: PayloadAction<{ id: number; isPicked: boolean }>,
    ) {
      if (!findings) return;
      findings.picked = findings.picked.filter((picked) => picked !== id);
      if (isPicked) findings.picked.push(id);
    },
    allPicksChanged({ findings }, { payload: { isPicked } }: PayloadAction<{ isPicked: boolean }>) {
      if (findings) findings.picked = isPicked ? findingsOf(findings.list).picked : [];
    },
    edited({ findings }, { payload: { id, edit } }: PayloadAction<{ id: number; edit: Edit }>) {
      if (findings) findings.edits[id] = { ...findings.edits[id], ...edit };
    },
    saveRequested(state) {
      const { findings } = state;
      if (state.status !== 'ready' || !findings?.picked.length || firstWithoutTitle(findings) !== null)
        return;
      state.status = 'saving';
      state.saveFailure = null;
      state.saved = null;
    },
    /** Some of the picks, or the rest of them, became drafts. */
    picksImported(state, { payload }: PayloadAction<ImportedPicks>) {
      const drafts = payload.imported.filter(({ is_new }) => is_new).length;
      const known = payload.imported.length - drafts;
      state.saved = {
        drafts: drafts + (state.saved?.drafts ?? 0),
        known: known + (state.saved?.known ?? 0),
      };
      if (state.findings) state.findings = withImported(state.findings, payload);
    },
    saveDone(state) {
      state.status = 'ready';
    },
    saveFailed(state, { payload }: PayloadAction<ApiFailure>) {
      state.status = 'ready';
      state.saveFailure = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(fetchRequested, (state) => {
        if (state.status !== 'ready') return;
        state.status = 'fetching';
        state.failure = null;
        state.progress = null;
        state.saved = null;
      })
      // Page by page, where the connection for news stands; the answers that are waited for tell it in any case.
      .addCase(importProgressHeard, moveOn)
      .addCase(signedOut, () => initialState),
  selectors: {
    selectImport: (state) => state,
    selectImportStatus: (state) => state.status,
    selectImportCompanyId: (state) => state.companyId,
    selectFindings: (state) => state.findings,
    selectImportOptions: (state) => state.options,
  },
});

export const importSlice = slice.injectInto(rootReducer);
export const {
  companyOpened,
  loaded,
  loadFailed,
  careersUrlSaved,
  fetchProgressed,
  fetched,
  fetchFailed,
  pickChanged,
  allPicksChanged,
  edited,
  saveRequested,
  picksImported,
  saveDone,
  saveFailed,
} = slice.actions;
export const {
  selectImport,
  selectImportStatus,
  selectImportCompanyId,
  selectFindings,
  selectImportOptions,
} = importSlice.selectors;
