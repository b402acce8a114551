import { toApiFailure } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { profileLoaded, selectProfile, signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { eventChannel } from 'redux-saga';
import { actionChannel, call, flush, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import { failureText } from '../http/failureText.ts';
import { storedSavedVacancies, MAX_IN_BROWSER } from './storedSavedVacancies.ts';
import type { SavedApi } from './savedApi.ts';
import {
  savedRestored,
  savedMerged,
  savedMergeFailed,
  savedRequested,
  saveFailed,
  saveToggled,
  selectIsSaved,
  selectSavedIds,
  selectSavedOwner,
} from './savedSlice.ts';

/** Stores saved vacancies in the browser or in the account, and synchronises tabs. */
export function createSavedSaga(api: SavedApi, toasts: Toasts) {
  return function* savedSaga() {
    yield* fork(keepInTurn);
    yield* fork(followOtherTabs);
    yield* takeLatest([profileLoaded, savedRequested], safely(joinAccount, joinFailed));
    yield* takeEvery(signedOut, leaveAccount);
    yield* takeFromDevice();
    if (yield* select(selectProfile)) yield* put(savedRequested());
  };

  function* followOtherTabs() {
    const changes = eventChannel(otherTabs);
    try {
      for (;;) {
        yield* take(changes);
        yield* fork(takeFromDevice);
      }
    } finally {
      // The channel must be closed explicitly when the saga is cancelled.
      changes.close();
    }
  }

  /** Serialises requests, so that they reach the server in order. */
  function* keepInTurn() {
    const presses = yield* actionChannel(saveToggled);
    const keepOne = safely(keep, keepFailed);
    for (;;) {
      const pressed = [yield* take(presses), ...(yield* flush(presses))];
      // Only the last toggle of each vacancy matters.
      const last = new Map(pressed.map((press) => [press.payload.id, press]));
      for (const press of last.values()) yield* keepOne(press);
    }
  }

  function* keep({ payload: { id, isSaved } }: ReturnType<typeof saveToggled>) {
    if ((yield* select(selectIsSaved, id)) !== isSaved) return;
    const owner = yield* select(selectSavedOwner);
    const ids = yield* select(selectSavedIds);
    if (owner !== null) yield* call(isSaved ? api.save : api.forget, id);
    else if (ids.length > MAX_IN_BROWSER) {
      yield* put(saveFailed({ id, isSaved }));
      toasts.warning({ title: text('saved.deviceFull', { most: MAX_IN_BROWSER }) });
      return;
    }
    yield* call(storedSavedVacancies.write, { owner, ids: yield* select(selectSavedIds) });
    if (isSaved && ids.length === 1) {
      toasts.success({ title: text('saved.first'), description: text('saved.firstWhere') });
    }
  }

  function* keepFailed(error: unknown, { payload }: ReturnType<typeof saveToggled>) {
    yield* put(saveFailed(payload));
    const owner = yield* select(selectSavedOwner);
    yield* call(storedSavedVacancies.write, { owner, ids: yield* select(selectSavedIds) });
    toasts.error({ title: failureText(toApiFailure(error)) });
  }

  /** Merges the vacancies saved before sign-in into the account. The browser stores a copy for other tabs. */
  function* joinAccount() {
    const profile = yield* select(selectProfile);
    const known = yield* select(selectSavedOwner);
    if (!profile || known === profile.id) return;
    const kept = storedSavedVacancies.read();
    const mine = kept.owner === null ? kept.ids : [];
    const vacancies = yield* call(mine.length > 0 ? () => api.merge(mine) : api.list);
    const saved = { owner: profile.id, ids: vacancies.map(({ id }) => id) };
    yield* call(storedSavedVacancies.write, saved);
    yield* put(savedMerged(saved));
  }

  function* joinFailed(error: unknown) {
    yield* put(savedMergeFailed(toApiFailure(error)));
  }

  /** Removes the account's list from the browser. */
  function* leaveAccount() {
    if (storedSavedVacancies.read().owner !== null)
      yield* call(storedSavedVacancies.write, { owner: null, ids: [] });
    yield* put(savedRestored(storedSavedVacancies.read()));
  }

  function* takeFromDevice() {
    const kept = storedSavedVacancies.read();
    const profile = yield* select(selectProfile);
    if (kept.owner === null || kept.owner === profile?.id) {
      const owner = yield* select(selectSavedOwner);
      // Accept an account's list only from another tab of the same account.
      if (owner === kept.owner) yield* put(savedRestored(kept));
    }
  }
}

function otherTabs(emit: (heard: true) => void): () => void {
  return storedSavedVacancies.subscribe(() => emit(true));
}
