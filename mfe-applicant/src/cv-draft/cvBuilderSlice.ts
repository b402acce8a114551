import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Cv, CvSettings, CvSummary, JsonResume, SectionName, StoredCv } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { type Draft, draftOf, emptyCv, type Entry, type EntrySection } from './draft.ts';
import * as edits from './edits.ts';
import { type History, recordEdit, redo, startHistory, undo } from './history.ts';

/** Storage of the last change. */
export type SaveState =
  | { kind: 'none' | 'device' | 'saving' | 'offline' | 'failed' | 'deviceFull' | 'deviceBlocked' }
  | { kind: 'saved'; at: string };

type CvBuilderState = {
  /** True while the page of the builder is shown. */
  isShown: boolean;
  /** `choosing`: there is no CV yet; the user chooses how to start. */
  status: 'idle' | 'loading' | 'choosing' | 'editing' | 'failed';
  error: ApiErrorData | null;
  /** ID of the account of an applicant; null stores on the device only. */
  owner: number | null;
  /** Null until the CV is in the account. */
  cvId: number | null;
  version: number | null;
  name: string;
  /** True while the account has another name. */
  isNameUnsaved: boolean;
  history: History;
  save: SaveState;
  /** Time of the last edit; null for a CV as it was opened from the account. */
  changedAt: string | null;
  conflict: Conflict | null;
};

/** Newer version in the account, saved by another tab of this browser or by another device. */
export type Conflict = { stored: StoredCv; from: 'tab' | 'device' };

const initialState: CvBuilderState = {
  isShown: false,
  status: 'idle',
  error: null,
  owner: null,
  cvId: null,
  version: null,
  name: '',
  isNameUnsaved: false,
  history: startHistory(draftOf(emptyCv())),
  save: { kind: 'none' },
  changedAt: null,
  conflict: null,
};

type Opened = {
  owner: number | null;
  cvId: number | null;
  version: number | null;
  name: string;
  cv: Cv;
  save: SaveState;
  changedAt?: string | null;
  isNameUnsaved?: boolean;
};

/** Event of an edit: `field` merges edits of one field to one step of undo. */
type EditMeta = { at: number };

/** Returns a reducer that records the edited draft. `fieldOf` names the edited field of a mergeable edit. */
function editing<Payload>(
  edit: (draft: Draft, payload: Payload) => Draft,
  fieldOf: (payload: Payload) => string | null = () => null,
) {
  return {
    reducer(state: CvBuilderState, { payload, meta }: PayloadAction<Payload, string, EditMeta>) {
      const { history } = original(state) ?? state;
      state.history = recordEdit(history, edit(history.draft, payload), fieldOf(payload), meta.at);
      state.save = unsaved(state);
      state.changedAt = new Date(meta.at).toISOString();
    },
    prepare: (payload: Payload) => ({ payload, meta: { at: Date.now() } }),
  };
}

/** State after an edit: a CV that was saved to the account becomes unsaved. */
function unsaved({ save }: CvBuilderState): SaveState {
  return save.kind === 'saved' ? { kind: 'saving' } : save;
}

const keysOf = (changes: object) => Object.keys(changes).join();

const slice = createSlice({
  name: 'cvBuilder',
  initialState,
  reducers: {
    builderOpened(
      state,
      _action: PayloadAction<{ owner: number | null; cvId: number | null; isNew: boolean }>,
    ) {
      state.isShown = true;
      if (state.status !== 'editing') state.status = 'loading';
    },
    /** The user left the page. */
    builderClosed(state) {
      state.isShown = false;
    },
    noCvFound: ({ isShown }, { payload }: PayloadAction<{ owner: number | null }>) => ({
      ...initialState,
      isShown,
      status: 'choosing' as const,
      owner: payload.owner,
    }),
    cvOpened: ({ isShown }, { payload: { cv, ...opened } }: PayloadAction<Opened>) => ({
      ...initialState,
      isShown,
      ...opened,
      status: 'editing' as const,
      history: startHistory(draftOf(cv)),
    }),
    cvOpenFailed: ({ isShown }, { payload }: PayloadAction<ApiErrorData>) => ({
      ...initialState,
      isShown,
      status: 'failed' as const,
      error: payload,
    }),
    /** The user chose how to start: empty, or with imported content. */
    cvStarted(state, { payload }: PayloadAction<{ name: string; cv: Cv }>) {
      return {
        ...initialState,
        isShown: state.isShown,
        owner: state.owner,
        status: 'editing' as const,
        name: payload.name,
        history: startHistory(draftOf(payload.cv)),
      };
    },
    basicsChanged: editing<NonNullable<JsonResume['basics']>>(
      edits.changeBasics,
      (changes) => `basics.${keysOf(changes)}`,
    ),
    entryChanged: editing<{ section: EntrySection; id: string; changes: Entry }>(
      (draft, { section, id, changes }) => edits.changeEntry(draft, section, id, changes),
      ({ section, id, changes }) => `${section}.${id}.${keysOf(changes)}`,
    ),
    entryAdded: editing<{ section: EntrySection; id: string; entry: Entry }>(
      (draft, { section, id, entry }) => edits.addEntry(draft, section, id, entry),
    ),
    entryRemoved: editing<{ section: EntrySection; id: string }>((draft, { section, id }) =>
      edits.removeEntry(draft, section, id),
    ),
    entryMoved: editing<{ section: EntrySection; id: string; to: number }>((draft, { section, id, to }) =>
      edits.moveEntry(draft, section, id, to),
    ),
    sectionMoved: editing<{ section: SectionName; to: number }>((draft, { section, to }) =>
      edits.moveSection(draft, section, to),
    ),
    sectionToggled: editing<{ section: SectionName }>((draft, { section }) =>
      edits.toggleSection(draft, section),
    ),
    settingsChanged: editing<Partial<CvSettings>>(edits.changeSettings, keysOf),
    cvReplaced: editing<Cv>(edits.replaceCv),
    undone(state) {
      state.history = undo((original(state) ?? state).history);
      state.save = unsaved(state);
    },
    redone(state) {
      state.history = redo((original(state) ?? state).history);
      state.save = unsaved(state);
    },
    renamed(state, { payload }: PayloadAction<{ name: string }>) {
      state.name = payload.name;
      state.isNameUnsaved = true;
    },
    nameSaved(state, { payload: { id, name } }: PayloadAction<Pick<CvSummary, 'id' | 'name'>>) {
      if (state.cvId === id && state.name === name) state.isNameUnsaved = false;
    },
    /** The content is due to be saved to the account. */
    saveDue() {},
    saveStateChanged(state, { payload }: PayloadAction<SaveState>) {
      state.save = payload;
    },
    savedToAccount(state, { payload }: PayloadAction<CvSummary>) {
      state.cvId = payload.id;
      state.version = payload.version;
      state.save = { kind: 'saved', at: payload.updated_at };
      if (state.name === payload.name) state.isNameUnsaved = false;
    },
    conflictFound(state, { payload }: PayloadAction<Conflict>) {
      state.conflict = payload;
      state.save = { kind: 'device' };
    },
    conflictDecided(_state, _action: PayloadAction<{ keep: 'mine' | 'theirs' }>) {},
    /** The user keeps the own version, now based on the version in the account. */
    conflictSettled(state, { payload }: PayloadAction<{ version: number }>) {
      state.conflict = null;
      state.version = payload.version;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectBuilder: (state) => state,
    selectBuilderStatus: (state) => state.status,
    selectDraft: (state) => state.history.draft,
    selectCv: (state) => state.history.draft.cv,
    selectSettings: (state) => state.history.draft.cv.settings,
    selectOpenError: (state) => state.error,
    selectOwner: (state) => state.owner,
    selectName: (state) => state.name,
    selectBasics: (state) => state.history.draft.cv.resume.basics ?? NO_BASICS,
    selectSave: (state) => state.save,
    selectCanUndo: (state) => state.history.past.length > 0,
    selectCanRedo: (state) => state.history.future.length > 0,
    selectConflict: (state) => state.conflict,
    selectChangedAt: (state) => state.changedAt,
  },
});

const NO_BASICS = {};

export const cvBuilderSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const {
  selectBasics,
  selectBuilder,
  selectBuilderStatus,
  selectCanRedo,
  selectCanUndo,
  selectChangedAt,
  selectConflict,
  selectCv,
  selectDraft,
  selectSave,
  selectName,
  selectOpenError,
  selectOwner,
  selectSettings,
} = cvBuilderSlice.selectors;
