import type { SavedView, SavedViewForm, SavedViews } from '@cpa/shared/contracts';
import { type ApiErrorData, errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { createResource, failWith, rootReducer, whileSignedIn } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, takeEvery, takeLeading } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import type { SavedViewsApi } from './savedViewsApi.ts';

type Saving = { status: 'idle' | 'saving' | 'saved' | 'failed'; error: ApiErrorData | null };

const initialState: Saving = { status: 'idle', error: null };

const slice = createSlice({
  name: 'recruiterViewSaving',
  initialState,
  reducers: {
    dialogOpened: () => initialState,
    saveRequested: (_saving, _action: PayloadAction<SavedViewForm>): Saving => ({
      status: 'saving',
      error: null,
    }),
    saved: (_saving, _action: PayloadAction<SavedViews>): Saving => ({ status: 'saved', error: null }),
    saveFailed: (_saving, { payload }: PayloadAction<ApiErrorData>): Saving => ({
      status: 'failed',
      error: payload,
    }),
    removeRequested: (saving, _action: PayloadAction<SavedView>) => saving,
    removed: (saving, _action: PayloadAction<SavedViews>) => saving,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectSaving: (saving) => saving },
});

export const events = slice.actions;
export const { selectSaving } = slice.injectInto(rootReducer).selectors;

/** The views of the recruiter, by name. */
export const savedViews = createResource({
  name: 'recruiterSavedViews',
  load: async (api: SavedViewsApi) => (await api.views()).views,
  changes: (builder) =>
    builder
      .addCase(events.saved, (_views, { payload }) => payload.views)
      .addCase(events.removed, (_views, { payload }) => payload.views),
});

export function createSavedViewsSaga(api: SavedViewsApi, toasts: Toasts) {
  return function* savedViewsSaga() {
    yield* fork(savedViews.saga(api));
    yield* takeLeading(events.saveRequested, whileSignedIn(save, failWith(events.saveFailed)));
    yield* takeEvery(events.removeRequested, whileSignedIn(remove, removeFailed));
  };

  function* save({ payload }: ReturnType<typeof events.saveRequested>) {
    yield* put(events.saved(yield* call(api.save, payload)));
    toasts.success({ title: text('views.saved', { name: payload.name }) });
  }

  function* remove({ payload: { id, name } }: ReturnType<typeof events.removeRequested>) {
    yield* put(events.removed(yield* call(api.remove, id)));
    toasts.success({ title: text('views.removed', { name }) });
  }

  function* removeFailed(error: unknown, { payload }: ReturnType<typeof events.removeRequested>) {
    yield* call(toasts.error, {
      title: text('views.removeFailed', { name: payload.name }),
      description: errorText(toApiErrorData(error)),
    });
  }
}
