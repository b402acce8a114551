import { errorText, toApiErrorData } from '@cpa/shared/http';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { eventChannel } from 'redux-saga';
import { call, delay, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import { eventsMissed } from '../../../realtime/realtimeEvents.ts';
import { postingsChanged, SETTLE_MS } from '../../../vacancy-calls/postingsChanged.ts';
import type { EditorApi } from '../api/editorApi.ts';
import { createOccupationSaga } from './occupationSaga.ts';
import { canSave, createAutosave, PAUSE_MS, storeOnDevice } from './autosave.ts';
import { saveDue, verificationMailRequested } from './editorEvents.ts';
import { events, selectEditor } from './editorSlice.ts';
import { createOpenEditor } from './openEditor.ts';
import { createSubmit, type EditorHost } from './submit.ts';

/** Delay before an attempt after the server could not be reached. */
const RETRY_MS = 10_000;

export function createEditorSaga(api: EditorApi, host: EditorHost) {
  const { toasts } = host;
  return function* editorSaga() {
    yield* takeLatest(events.editorOpened, whileSignedIn(createOpenEditor(api), failWith(events.loadFailed)));
    yield* takeLatest(
      [
        events.draftChanged,
        events.mineKept,
        events.discardedRestored,
        events.restoredKept,
        events.editorLoaded,
        events.submitFailed,
      ],
      saveAfterPause,
    );
    yield* takeLatest(
      [
        events.draftChanged,
        events.saved,
        events.mineKept,
        events.theirsTaken,
        events.discardedRestored,
        events.restoredRemoved,
        events.submitted,
      ],
      storeOnDevice,
    );
    yield* takeLeading(saveDue, safely(createAutosave(api), failSave));
    yield* takeLatest(
      [events.editorLoaded, events.draftChanged],
      // Without it, the preview shows only the company's name.
      safely(loadEmployer, () => undefined),
    );
    yield* takeLatest(
      [postingsChanged, eventsMissed],
      // The server checks the remaining postings when the vacancy is published.
      safely(reloadPostings, () => undefined),
    );
    yield* takeLatest(events.saveFailed, retryLater);
    yield* takeEvery(online(), saveWhenOnline);
    yield* takeLeading(events.submitRequested, safely(createSubmit(api, host), failSubmit));
    yield* fork(createOccupationSaga(api));
    yield* takeLeading(verificationMailRequested, safely(resendVerification, resendFailed));
  };

  function* loadEmployer() {
    const { draft, employer } = yield* select(selectEditor);
    if (draft.company_id === null || employer?.id === draft.company_id) return;
    yield* put(events.employerLoaded(yield* call(api.employer, draft.company_id)));
  }

  function* reloadPostings() {
    yield* delay(SETTLE_MS);
    const { session, status } = yield* select(selectEditor);
    if (status !== 'ready') return;
    const postings = yield* call(api.postings);
    yield* put(events.postingsLoaded({ session, postings }));
  }

  function* resendVerification() {
    const { code, email } = yield* call(api.resendVerification);
    toasts.success({ title: text(`verification.${code}`, { email }) });
  }

  function resendFailed(error: unknown) {
    toasts.error({ title: errorText(error) });
  }
}

function* saveAfterPause() {
  yield* delay(PAUSE_MS);
  yield* put(saveDue());
}

function* retryLater({ payload: { error } }: ReturnType<typeof events.saveFailed>) {
  if (error.kind !== 'network') return;
  yield* delay(RETRY_MS);
  yield* put(saveDue());
}

function* saveWhenOnline() {
  if (yield* call(canSave)) yield* put(saveDue());
}

/** Emits when the browser is back online. */
function online() {
  return eventChannel<true>((emit) => {
    const onOnline = () => emit(true);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });
}

function* failSubmit(error: unknown) {
  const { session } = yield* select(selectEditor);
  yield* put(events.submitFailed({ session, error: toApiErrorData(error) }));
}

/** Reading the other version after a conflict failed. */
function* failSave(error: unknown) {
  const { session } = yield* select(selectEditor);
  yield* put(events.saveFailed({ session, error: toApiErrorData(error) }));
}
