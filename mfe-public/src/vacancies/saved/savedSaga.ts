import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { profileLoaded, selectProfile, signedOut } from '@cpa/shared/session';
import { failWith, safely } from '@cpa/shared/store';
import { eventChannel } from 'redux-saga';
import { actionChannel, call, flush, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { text } from '../../messages/texts.ts';
import { failureText } from '../../page/failureText.ts';
import { storedSavedVacancies, MAX_IN_BROWSER } from './storedSavedVacancies.ts';
import type { SavedApi } from './savedApi.ts';
import * as events from './savedSlice.ts';
import { selectIsSaved, selectSavedIds, selectSavedOwner } from './savedSlice.ts';

/** Stores saved vacancies in the browser or in the account, and synchronises tabs. */
export function createSavedSaga(api: SavedApi, toasts: Toasts) {
  return function* savedSaga() {
    yield* fork(saveInOrder);
    yield* fork(followOtherTabs);
    yield* takeLatest(
      [profileLoaded, events.savedRequested],
      safely(mergeIntoAccount, failWith(events.savedMergeFailed)),
    );
    yield* takeEvery(signedOut, clearAccountList);
    yield* restoreFromBrowser();
    if (yield* select(selectProfile)) yield* put(events.savedRequested());
  };

  function* followOtherTabs() {
    const changes = eventChannel(watchOtherTabs);
    try {
      for (;;) {
        yield* take(changes);
        yield* fork(restoreFromBrowser);
      }
    } finally {
      // The channel must be closed explicitly when the saga is cancelled.
      changes.close();
    }
  }

  /** Serialises requests, so that they reach the server in order. */
  function* saveInOrder() {
    const toggles = yield* actionChannel(events.saveToggled);
    const saveOne = safely(save, saveToggleFailed);
    for (;;) {
      const pending = [yield* take(toggles), ...(yield* flush(toggles))];
      // Only the last toggle of each vacancy matters.
      const last = new Map(pending.map((toggle) => [toggle.payload.id, toggle]));
      for (const toggle of last.values()) yield* saveOne(toggle);
    }
  }

  function* save({ payload: { id, isSaved } }: ReturnType<typeof events.saveToggled>) {
    if ((yield* select(selectIsSaved, id)) !== isSaved) return;
    const owner = yield* select(selectSavedOwner);
    const ids = yield* select(selectSavedIds);
    if (owner !== null) yield* call(isSaved ? api.save : api.remove, id);
    else if (ids.length > MAX_IN_BROWSER) {
      yield* put(events.saveFailed({ id, isSaved }));
      toasts.warning({ title: text('saved.deviceFull', { most: MAX_IN_BROWSER }) });
      return;
    }
    yield* call(storedSavedVacancies.write, { owner, ids: yield* select(selectSavedIds) });
    if (isSaved && ids.length === 1) {
      toasts.success({ title: text('saved.first'), description: text('saved.firstWhere') });
    }
  }

  function* saveToggleFailed(error: unknown, { payload }: ReturnType<typeof events.saveToggled>) {
    yield* put(events.saveFailed(payload));
    const owner = yield* select(selectSavedOwner);
    yield* call(storedSavedVacancies.write, { owner, ids: yield* select(selectSavedIds) });
    toasts.error({ title: failureText(toApiErrorData(error)) });
  }

  /** Merges the vacancies saved before sign-in into the account. The browser stores a copy for other tabs. */
  function* mergeIntoAccount() {
    const profile = yield* select(selectProfile);
    const known = yield* select(selectSavedOwner);
    if (!profile || known === profile.id) return;
    const stored = storedSavedVacancies.read();
    const unmerged = stored.owner === null ? stored.ids : [];
    const before = yield* call(api.list);
    const vacancies = unmerged.length > 0 ? yield* call(api.merge, unmerged) : before;
    const saved = { owner: profile.id, ids: vacancies.map(({ id }) => id) };
    yield* call(storedSavedVacancies.write, saved);
    yield* put(events.savedMerged(saved));
    const count = vacancies.length - before.length;
    if (count > 0) toasts.success({ title: text('saved.merged', { count }) });
  }

  /** Removes the account's list from the browser. */
  function* clearAccountList() {
    if (storedSavedVacancies.read().owner !== null)
      yield* call(storedSavedVacancies.write, { owner: null, ids: [] });
    yield* put(events.savedRestored(storedSavedVacancies.read()));
  }

  function* restoreFromBrowser() {
    const stored = storedSavedVacancies.read();
    const profile = yield* select(selectProfile);
    if (stored.owner === null || stored.owner === profile?.id) {
      const owner = yield* select(selectSavedOwner);
      // Accept an account's list only from another tab of the same account.
      if (owner === stored.owner) yield* put(events.savedRestored(stored));
    }
  }
}

function watchOtherTabs(emit: (changed: true) => void): () => void {
  return storedSavedVacancies.subscribe(() => emit(true));
}
