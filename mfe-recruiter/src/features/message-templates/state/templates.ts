import type { MessageTemplateForm } from '@cpa/shared/contracts';
import { type ApiErrorData, toApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer, whileSignedIn } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, takeLeading } from 'typed-redux-saga';
import type { TemplatesApi } from '../api/templatesApi.ts';

/** Message templates with the values of their placeholders, by application. */
export const templates = createResource({
  name: 'recruiterTemplates',
  key: (applicationId: number) => applicationId,
  load: (api: TemplatesApi, applicationId: number, signal) => api.list(applicationId, signal),
});

type Work = {
  isSaving: boolean;
  error: ApiErrorData | null;
  /** The template that was saved last; null after a deletion. */
  savedId: number | null;
  /** Number of saved changes. */
  saves: number;
};
const initialState: Work = { isSaving: false, error: null, savedId: null, saves: 0 };

const slice = createSlice({
  name: 'recruiterTemplateWork',
  initialState,
  reducers: {
    /** `id` is null for a new template. */
    saveRequested(
      work,
      _action: PayloadAction<{ applicationId: number; id: number | null; form: MessageTemplateForm }>,
    ) {
      work.isSaving = true;
      work.error = null;
    },
    removalRequested(work, _action: PayloadAction<{ applicationId: number; id: number }>) {
      work.isSaving = true;
      work.error = null;
    },
    saved: (work, { payload: savedId }: PayloadAction<number | null>) => ({
      ...initialState,
      savedId,
      saves: work.saves + 1,
    }),
    saveFailed(work, { payload }: PayloadAction<ApiErrorData>) {
      work.isSaving = false;
      work.error = payload;
    },
    errorDismissed(work) {
      work.error = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectTemplateWork: (work): Work => work },
});

export const events = slice.actions;
export const { selectTemplateWork } = slice.injectInto(rootReducer).selectors;

export function createTemplatesSaga(api: TemplatesApi) {
  return function* templatesSaga() {
    yield* fork(templates.saga(api));
    yield* takeLeading(events.saveRequested, whileSignedIn(save, failed));
    yield* takeLeading(events.removalRequested, whileSignedIn(remove, failed));
  };

  function* save({ payload: { applicationId, id, form } }: ReturnType<typeof events.saveRequested>) {
    const saved = yield* id === null ? call(api.add, applicationId, form) : call(api.change, id, form);
    yield* reload(applicationId);
    yield* put(events.saved(saved.id));
  }

  function* remove({ payload: { applicationId, id } }: ReturnType<typeof events.removalRequested>) {
    yield* call(api.remove, id);
    yield* reload(applicationId);
    yield* put(events.saved(null));
  }

  /** The change is on screen before it is reported as saved. It is stored, also when the list cannot be read now. */
  function* reload(applicationId: number) {
    try {
      yield* put(templates.loaded(applicationId, yield* call(api.list, applicationId)));
    } catch {
      yield* put(templates.opened(applicationId));
    }
  }

  function* failed(error: unknown) {
    yield* put(events.saveFailed(toApiErrorData(error)));
  }
}
