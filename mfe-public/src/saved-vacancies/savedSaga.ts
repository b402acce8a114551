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

/** Keeps saved vacancies: on the device, with the account of whoever is signed in, and the same in all tabs. */
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
      // A channel outlives who took from it.
      changes.close();
    }
  }

  /** One after the other, so that a second press never overtakes the first on its way to the server. */
  function* keepInTurn() {
    const presses = yield* actionChannel(saveToggled);
    const keepOne = safely(keep, keepFailed);
    for (;;) {
      const pressed = [yield* take(presses), ...(yield* flush(presses))];
      // Pressed again meanwhile: only how it ended matters.
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

  /** What was saved before signing in comes along; the device keeps a copy for the other tabs. */
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

  /** Whoever comes next to this device finds nothing of the account. */
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
      // Of an account only what another tab of the same account has changed.
      if (owner === kept.owner) yield* put(savedRestored(kept));
    }
  }
}

function otherTabs(emit: (heard: true) => void): () => void {
  return storedSavedVacancies.subscribe(() => emit(true));
}
