import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Company, Options, Package, Postings, RecruiterVacancy } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { differences, type Draft, type DraftField, draftOf, emptyDraft } from '../model/draft.ts';

/** `device`: the server could not be reached; `failed`: it rejected the draft. */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'device' | 'failed' | 'conflict';

/** Action that the recruiter chose in the bar. */
export type Submission = { kind: 'publish' | 'schedule' | 'update'; isSponsored: boolean };

export type EditorState = {
  status: 'idle' | 'loading' | 'loadFailed' | 'ready' | 'published';
  error: ApiErrorData | null;
  /** Rises with each opened vacancy, so that a late response does not reach the next one. */
  session: number;
  /** Draft as stored on the server; null until the first save. */
  vacancy: RecruiterVacancy | null;
  draft: Draft;
  /** The draft that the server has. */
  baseline: Draft;
  /** Rises when the draft is replaced other than by typing: fields that keep their own state mount again. */
  revision: number;
  options: Options | null;
  postings: Postings | null;
  packages: Package[];
  /** The company of the draft, for the preview. */
  employer: Company | null;
  save: SaveStatus;
  /** The browser refused to store the draft on the device. */
  isDeviceBlocked: boolean;
  saveFailure: ApiErrorData | null;
  /** Messages of the server by field. */
  errors: Partial<Record<DraftField, string>>;
  /** Publishing was attempted: missing fields show. */
  isChecked: boolean;
  /** Rises with each rejected submission, for moving the focus to the first error. */
  attempts: number;
  submission: Submission | null;
  submitFailure: ApiErrorData | null;
  /** The version of another editor. */
  theirs: RecruiterVacancy | null;
  /** The draft that was discarded for another editor's, or for an empty one. */
  discarded: Draft | null;
  /** The draft of a new vacancy that this device had, until the user keeps or removes it. */
  restored: Draft | null;
};

const initialState: EditorState = {
  status: 'idle',
  error: null,
  session: 0,
  vacancy: null,
  draft: emptyDraft(null),
  baseline: emptyDraft(null),
  revision: 0,
  options: null,
  postings: null,
  packages: [],
  employer: null,
  save: 'idle',
  isDeviceBlocked: false,
  saveFailure: null,
  errors: {},
  isChecked: false,
  attempts: 0,
  submission: null,
  submitFailure: null,
  theirs: null,
  discarded: null,
  restored: null,
};

type Loaded = {
  vacancy: RecruiterVacancy | null;
  options: Options;
  postings: Postings;
  packages: Package[];
  /** Company of a new vacancy. */
  companyId: number | null;
  device: { draft: Draft; version: number | null } | null;
};

const slice = createSlice({
  name: 'recruiterVacancyEditor',
  initialState,
  reducers: {
    editorOpened: {
      reducer: (state) => ({
        ...initialState,
        status: 'loading',
        session: state.session + 1,
        revision: state.revision + 1,
      }),
      prepare: (payload: { id: number | null }) => ({ payload }),
    },
    postingsLoaded(state, { payload }: PayloadAction<{ session: number; postings: Postings }>) {
      if (payload.session === state.session) state.postings = payload.postings;
    },
    editorLoaded(state, { payload }: PayloadAction<Loaded>) {
      const { vacancy, device, companyId, ...lists } = payload;
      Object.assign(state, lists);
      state.status = 'ready';
      state.vacancy = vacancy;
      state.baseline = vacancy ? draftOf(vacancy) : emptyDraft(companyId);
      state.draft = device?.draft ?? state.baseline;
      state.revision += 1;
      const isChanged = differences(state.draft, state.baseline).length > 0;
      if (isChanged) state.save = 'waiting';
      if (isChanged && !vacancy) state.restored = state.draft;
      if (isChanged && vacancy && device?.version !== vacancy.version) {
        state.save = 'conflict';
        state.theirs = vacancy;
      }
    },
    employerLoaded(state, { payload }: PayloadAction<Company>) {
      state.employer = payload;
    },
    loadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'loadFailed';
      state.error = payload;
    },
    draftChanged(state, { payload }: PayloadAction<Partial<Draft>>) {
      Object.assign(state.draft, payload);
      for (const field of Object.keys(payload) as DraftField[]) delete state.errors[field];
      if (state.save !== 'conflict' && state.save !== 'saving') state.save = 'waiting';
    },
    saveStarted(state) {
      state.save = 'saving';
    },
    /** `sent` is the draft of the request; the user may have typed since. */
    saved(state, { payload }: PayloadAction<{ session: number; vacancy: RecruiterVacancy; sent: Draft }>) {
      if (payload.session !== state.session) return;
      // An earlier draft must not replace the vacancy that was created since.
      if (!state.vacancy) state.discarded = null;
      state.vacancy = payload.vacancy;
      state.baseline = payload.sent;
      state.save = differences(state.draft, payload.sent).length > 0 ? 'waiting' : 'saved';
      state.saveFailure = null;
    },
    deviceStored(state, { payload }: PayloadAction<{ isBlocked: boolean }>) {
      state.isDeviceBlocked = payload.isBlocked;
    },
    saveFailed(state, { payload }: PayloadAction<{ session: number; error: ApiErrorData }>) {
      const { session, error } = payload;
      if (session !== state.session) return;
      state.save = error.kind === 'network' ? 'device' : 'failed';
      state.saveFailure = error;
      state.errors = firstMessages(error);
    },
    conflictFound(state, { payload }: PayloadAction<{ session: number; theirs: RecruiterVacancy }>) {
      if (payload.session !== state.session) return;
      state.theirs = payload.theirs;
      state.save = 'conflict';
      state.submission = null;
    },
    /** Overwrites the other version with the next save. */
    mineKept(state) {
      if (!state.theirs) return;
      state.vacancy = state.theirs;
      state.baseline = draftOf(state.theirs);
      state.theirs = null;
      state.save = 'waiting';
    },
    theirsTaken(state) {
      if (!state.theirs) return;
      state.discarded = state.draft;
      state.vacancy = state.theirs;
      state.draft = draftOf(state.theirs);
      state.baseline = state.draft;
      state.theirs = null;
      state.revision += 1;
      state.save = 'saved';
    },
    discardedRestored(state) {
      if (!state.discarded) return;
      state.draft = state.discarded;
      state.discarded = null;
      state.revision += 1;
      state.save = 'waiting';
    },
    /** Continues with the draft of this device. */
    restoredKept(state) {
      state.restored = null;
    },
    /** Replaces the draft of this device with an empty one. */
    restoredRemoved(state) {
      state.discarded = state.draft;
      state.draft = state.baseline;
      state.restored = null;
      state.errors = {};
      state.isChecked = false;
      state.revision += 1;
      state.save = 'idle';
    },
    /** A submission found missing or invalid fields before it was sent. */
    submissionRejected(state) {
      state.isChecked = true;
      state.attempts += 1;
    },
    submitRequested(state, { payload }: PayloadAction<Submission>) {
      state.submission = payload;
      state.submitFailure = null;
    },
    submitFailed(state, { payload }: PayloadAction<{ session: number; error: ApiErrorData }>) {
      const { session, error } = payload;
      if (session !== state.session) return;
      state.submission = null;
      state.submitFailure = error;
      state.errors = firstMessages(error);
      state.isChecked = true;
      state.attempts += 1;
      if (state.save === 'saving') state.save = 'waiting';
    },
    submitted(state, { payload }: PayloadAction<{ session: number; vacancy: RecruiterVacancy }>) {
      if (payload.session !== state.session) return;
      state.vacancy = payload.vacancy;
      state.baseline = state.draft;
      state.status = 'published';
      state.save = 'saved';
    },
    failureDismissed(state) {
      state.submitFailure = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectEditor: (state) => state,
    selectDraft: (state) => state.draft,
    selectEditorOptions: (state) => state.options,
  },
});

function firstMessages({ errors }: ApiErrorData): EditorState['errors'] {
  return Object.fromEntries(
    // A nested field, for example `screening_questions.0.question`, shows at its list.
    Object.entries(errors).map(([field, [message]]) => [field.split('.')[0], message ?? '']),
  );
}

export const editorSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const { selectEditor, selectDraft, selectEditorOptions } = editorSlice.selectors;
