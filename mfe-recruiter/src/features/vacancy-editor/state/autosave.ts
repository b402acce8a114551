import { ApiError, toApiErrorData } from '@cpa/shared/http';
import { selectProfile } from '@cpa/shared/session';
import { call, delay, put, select } from 'typed-redux-saga';
import type { EditorApi } from '../api/editorApi.ts';
import { fromArubaTime, toArubaTime } from '../model/arubaTime.ts';
import { differences } from '../model/draft.ts';
import { requestBody, unsentFields } from '../model/requestBody.ts';
import { writeDeviceDraft } from './deviceDrafts.ts';
import { events, selectEditor } from './editorSlice.ts';

/** Pause after the last keystroke. */
export const PAUSE_MS = 1000;

/** Creates the worker that sends the draft, again while it changes. Only drafts are saved automatically. */
export function createAutosave(api: EditorApi) {
  return function* autosave() {
    while (yield* call(canSave)) {
      const isSaved = yield* call(saveOnce);
      if (!isSaved) return;
      if (yield* call(canSave)) yield* delay(PAUSE_MS);
    }
  };

  function* saveOnce() {
    const { session, vacancy, draft } = yield* select(selectEditor);
    const accountId = (yield* select(selectProfile))?.id;
    yield* put(events.saveStarted());
    try {
      const body = requestBody(draft);
      const result = vacancy
        ? yield* call(api.update, vacancy.id, {
            ...body,
            status: 'draft' as const,
            version: vacancy.version,
            // A changed time waits for "Schedule"; clearing it takes effect at once.
            ...(draft.opens_at === '' && { opens_at: null }),
          })
        : yield* call(api.create, { ...body, title: draft.title.trim(), company_id: draft.company_id! });
      if (!vacancy && accountId !== undefined) writeDeviceDraft(accountId, null, null);
      yield* put(events.saved({ session, vacancy: result, sent: draft }));
      return true;
    } catch (error) {
      yield* call(handleSaveError, error, session);
      return false;
    }
  }

  function* handleSaveError(error: unknown, session: number) {
    const { vacancy } = yield* select(selectEditor);
    const failure = toApiErrorData(error);
    if (vacancy && error instanceof ApiError && failure.status === 409) {
      const theirs = yield* call(api.vacancy, vacancy.id);
      yield* put(events.conflictFound({ session, theirs }));
    } else {
      yield* put(events.saveFailed({ session, error: failure }));
    }
  }
}

/** A draft with a title and a company, with changes that no other version contradicts. */
export function* canSave() {
  const { status, vacancy, draft, baseline, save, submission, restored } = yield* select(selectEditor);
  // The user may not want the draft that was restored: it waits for a change or a choice.
  if (draft === restored) return false;
  if (status !== 'ready' || save === 'conflict' || submission) return false;
  if (vacancy && vacancy.status !== 'draft') return false;
  if (draft.title.trim() === '' || draft.company_id === null) return false;
  return differences(draft, baseline).length > 0;
}

/** Stores changes that the server does not have, at each keystroke. */
export function* storeOnDevice() {
  const { status, vacancy, draft, baseline } = yield* select(selectEditor);
  const accountId = (yield* select(selectProfile))?.id;
  if (accountId === undefined || (status !== 'ready' && status !== 'published')) return;
  const scheduled = vacancy?.opens_at ? toArubaTime(vacancy.opens_at) : '';
  const isUnsent =
    differences(draft, baseline).length > 0 || unsentFields(draft).length > 0 || draft.opens_at !== scheduled;
  const record = isUnsent && status === 'ready' ? { draft, version: vacancy?.version ?? null } : null;
  const isBlocked = writeDeviceDraft(accountId, vacancy?.id ?? null, record) !== null && record !== null;
  if (isBlocked !== (yield* select(selectEditor)).isDeviceBlocked)
    yield* put(events.deviceStored({ isBlocked }));
}

/** Returns the time of publication of a draft in the form of the API. */
export const opensAt = (draft: { opens_at: string }): string | null =>
  draft.opens_at === '' ? null : fromArubaTime(draft.opens_at);
