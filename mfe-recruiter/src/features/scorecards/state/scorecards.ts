import type { ScorecardForm } from '@cpa/shared/contracts';
import { type ApiErrorData, toApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer, whileSignedIn } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { eventsMissed, interviewChanged } from '../../../realtime/realtimeEvents.ts';
import type { ScorecardsApi } from '../api/scorecardsApi.ts';

/** Scorecards of all interviews, by application. */
export const scorecards = createResource({
  name: 'recruiterScorecards',
  key: (applicationId: number) => applicationId,
  load: async (api: ScorecardsApi, applicationId: number) => (await api.list(applicationId)).scorecards,
});

type Editing = {
  /** The application whose cards are on screen. */
  applicationId: number | null;
  /** The interview that is being rated. */
  interviewId: number | null;
  isSaving: boolean;
  error: ApiErrorData | null;
  /** Number of saved cards, for the focus that follows. */
  saves: number;
};

const initialState: Editing = {
  applicationId: null,
  interviewId: null,
  isSaving: false,
  error: null,
  saves: 0,
};

type Submission = { applicationId: number; interviewId: number; form: ScorecardForm };

const slice = createSlice({
  name: 'recruiterScorecardEditing',
  initialState,
  reducers: {
    editingStarted: ({ applicationId, saves }, { payload: interviewId }: PayloadAction<number>) => ({
      ...initialState,
      applicationId,
      interviewId,
      saves,
    }),
    editingEnded(editing) {
      editing.interviewId = null;
    },
    submitted(editing, _action: PayloadAction<Submission>) {
      editing.isSaving = true;
      editing.error = null;
    },
    saved: ({ applicationId, saves }) => ({ ...initialState, applicationId, saves: saves + 1 }),
    saveFailed(editing, { payload }: PayloadAction<ApiErrorData>) {
      editing.isSaving = false;
      editing.error = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(scorecards.opened, (editing, { payload }) =>
        editing.applicationId === payload ? editing : { ...initialState, applicationId: payload },
      )
      .addCase(signedOut, () => initialState),
  selectors: { selectEditing: (editing): Editing => editing },
});

export const events = slice.actions;
export const { selectEditing } = slice.injectInto(rootReducer).selectors;

export function createScorecardsSaga(api: ScorecardsApi) {
  return function* scorecardsSaga() {
    yield* fork(scorecards.saga(api));
    yield* takeLeading(events.submitted, whileSignedIn(save, failed));
    yield* takeEvery(interviewChanged, refresh);
    yield* takeEvery(eventsMissed, reload);
  };

  function* save({ payload: { applicationId, interviewId, form } }: ReturnType<typeof events.submitted>) {
    const card = yield* call(api.save, interviewId, form);
    const { data = [] } = yield* select((state: object) => scorecards.select(state, applicationId));
    const others = data.filter((each) => !each.is_own || each.interview_id !== interviewId);
    yield* put(scorecards.loaded(applicationId, [...others, card]));
    yield* put(events.saved());
  }
}

function* failed(error: unknown) {
  yield* put(events.saveFailed(toApiErrorData(error)));
}

/** The event reports saved cards too. */
function* refresh({ payload }: ReturnType<typeof interviewChanged>) {
  const { applicationId } = yield* select(selectEditing);
  if (applicationId === payload.applicationId) yield* reload();
}

function* reload() {
  const { applicationId } = yield* select(selectEditing);
  if (applicationId !== null) yield* put(scorecards.opened(applicationId));
}
