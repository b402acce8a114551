import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { HostNavigation, Toasts } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { signedOut } from '@cpa/shared/session';
import { safely, whileSignedIn } from '@cpa/shared/store';
import { type Action, isAnyOf } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import {
  actionChannel,
  call,
  debounce,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { CvBuilderApi } from '../api/cvBuilderApi.ts';
import { removeDeviceDraft, removeSavedDrafts, writeDeviceDraft } from '../model/deviceDraft.ts';
import { events, selectBuilder } from '../../../cv-draft/cvBuilderSlice.ts';
import { createDraftTabs, type DraftTabs } from './draftTabs.ts';
import { createOpenCv, savedBy } from './openCvSaga.ts';

/** Pause in typing before the device, and before the account is saved to, in milliseconds. */
const DEVICE_DELAY_MS = 300;
const ACCOUNT_DELAY_MS = 1500;

const isEdit = isAnyOf(
  events.basicsChanged,
  events.entryChanged,
  events.entryAdded,
  events.entryRemoved,
  events.entryMoved,
  events.sectionMoved,
  events.sectionToggled,
  events.settingsChanged,
  events.cvReplaced,
  events.cvStarted,
  events.undone,
  events.redone,
);
const isStored = (action: Action) => isEdit(action) || events.renamed.match(action);

type Services = { toasts: Toasts; navigation: HostNavigation };

export function createCvBuilderSaga(
  api: CvBuilderApi,
  { toasts, navigation }: Services,
  { tabs = createDraftTabs() }: { tabs?: DraftTabs } = {},
) {
  const { open, openFailed } = createOpenCv({ api, navigation, tabs });

  return function* cvBuilderSaga() {
    yield* takeLatest(events.builderOpened, whileSignedIn(open, openFailed));
    yield* takeEvery(signedOut, () => removeSavedDrafts());
    yield* debounce(DEVICE_DELAY_MS, isStored, storeOnDevice);
    yield* takeEvery(pageHides(), storeOnDevice);
    yield* debounce(ACCOUNT_DELAY_MS, isEdit, saveIfOwned);
    yield* takeEvery(returnsOnline(), saveIfOwned);
    yield* takeEvery(events.renamed, saveIfOwned);
    yield* takeLeading(events.conflictDecided, safely(settle, settleFailed));
    yield* fork(saveOneByOne);
  };

  /** Stores a saved CV once for all tabs, and unsaved changes of a CV of the account for this tab. */
  function* storeOnDevice(isSaved: unknown = false) {
    const state = yield* select(selectBuilder);
    const { status, owner, cvId, name, isNameUnsaved, version, history, save, changedAt } = state;
    if (status !== 'editing' || (save.kind === 'saved' && !isNameUnsaved && isSaved !== true)) return;
    const tab = cvId === null ? undefined : tabs.id();
    const refused = writeDeviceDraft(
      { owner, cvId, tab: isSaved === true ? undefined : tab },
      {
        name,
        is_name_unsaved: isNameUnsaved,
        cv: history.draft.cv,
        version,
        is_saved: isSaved === true,
        changed_at: changedAt ?? new Date().toISOString(),
      },
    );
    if (isSaved === true && tab !== undefined) removeDeviceDraft({ owner, cvId, tab });
    if (refused)
      yield* put(events.saveStateChanged({ kind: refused === 'full' ? 'deviceFull' : 'deviceBlocked' }));
    else if (owner === null) yield* put(events.saveStateChanged({ kind: 'device' }));
  }

  function* saveIfOwned() {
    const { owner, status, save, isNameUnsaved } = yield* select(selectBuilder);
    if (owner !== null && status === 'editing' && (save.kind !== 'saved' || isNameUnsaved))
      yield* put(events.saveDue());
  }

  /** Saves one at a time: the next save needs the version of the last. */
  function* saveOneByOne() {
    const due = yield* actionChannel(events.saveDue, buffers.sliding(1));
    const guarded = safely(saveToAccount, saveFailed);
    while (true) {
      yield* take(due);
      yield* call(guarded);
    }
  }

  function* saveToAccount() {
    const { owner, status, save, conflict } = yield* select(selectBuilder);
    if (owner === null || status !== 'editing' || conflict) return;
    if (save.kind !== 'saved') yield* saveContent();
    if ((yield* select(selectBuilder)).isNameUnsaved) yield* saveName();
    const now = yield* select(selectBuilder);
    if (now.save.kind === 'saved' && !now.isNameUnsaved) yield* call(storeOnDevice, true);
  }

  function* saveContent() {
    const { owner, cvId, version, name, history } = yield* select(selectBuilder);
    const { cv } = history.draft;
    yield* put(events.saveStateChanged({ kind: 'saving' }));
    const saved =
      cvId === null || version === null
        ? yield* call(api.create, { name, cv })
        : yield* call(api.update, cvId, { cv, version });
    const now = yield* select(selectBuilder);
    // The user has opened another CV in the meantime.
    if (now.owner !== owner || now.cvId !== cvId) return;
    yield* put(events.savedToAccount(saved));
    if (cvId === null) {
      removeDeviceDraft({ owner: null, cvId: null });
      removeDeviceDraft({ owner, cvId: null });
      if (now.isShown) navigation.navigate(`${paths.cvBuilder}?cv=${saved.id}`, { replace: true });
    }
    if (now.history.draft.cv === cv) return;
    yield* put(events.saveStateChanged({ kind: 'saving' }));
    yield* put(events.saveDue());
  }

  function* saveName() {
    const { cvId: id, name } = yield* select(selectBuilder);
    // A new CV is created with its name.
    if (id === null) return;
    yield* call(api.rename, id, name);
    yield* put(events.nameSaved({ id, name }));
  }

  function* saveFailed(error: unknown) {
    if (toApiErrorData(error).code === 'cv_changed') yield* call(safely(findConflict, storeUnsaved));
    else yield* storeUnsaved(error);
  }

  function* findConflict() {
    const { owner, cvId } = yield* select(selectBuilder);
    if (cvId === null) return;
    const stored = yield* call(api.read, cvId);
    yield* put(events.conflictFound({ stored, from: savedBy({ owner, cvId }, stored.version) }));
  }

  function* storeUnsaved(error: unknown) {
    const failure = toApiErrorData(error);
    yield* call(storeOnDevice);
    const { save } = yield* select(selectBuilder);
    // Neither the account nor the device has the changes.
    if (save.kind !== 'deviceFull' && save.kind !== 'deviceBlocked')
      yield* put(events.saveStateChanged({ kind: failure.kind === 'network' ? 'offline' : 'failed' }));
    if (failure.kind !== 'network') {
      toasts.error(failureNotice(failure, text('cv.save.failedTitle')));
    }
  }

  /** Stores the version that is not chosen as a copy, then continues with the chosen one. */
  function* settle({ payload: { keep } }: ReturnType<typeof events.conflictDecided>) {
    const { conflict, owner, name, history } = yield* select(selectBuilder);
    if (!conflict) return;
    const { stored } = conflict;
    const other = keep === 'mine' ? stored.cv : history.draft.cv;
    // The suffix that distinguishes the two fits into the 120 characters of a name.
    yield* call(api.create, { name: text('cv.conflict.copyName', { name: name.slice(0, 95) }), cv: other });
    toasts.success({ title: text('cv.conflict.copied') });
    if (keep === 'mine') {
      yield* put(events.conflictSettled({ version: stored.version }));
      yield* put(events.saveDue());
      return;
    }
    yield* put(
      events.cvOpened({
        owner,
        cvId: stored.id,
        version: stored.version,
        name: stored.name,
        cv: stored.cv,
        save: { kind: 'saved', at: stored.updated_at },
      }),
    );
    yield* call(storeOnDevice, true);
  }

  function settleFailed(error: unknown) {
    toasts.error(failureNotice(toApiErrorData(error), text('cv.conflict.failed')));
  }
}

const pageHides = () =>
  eventChannel<boolean>((emit) => {
    const hide = () => emit(false);
    window.addEventListener('pagehide', hide);
    return () => window.removeEventListener('pagehide', hide);
  });

const returnsOnline = () =>
  eventChannel<boolean>((emit) => {
    const online = () => emit(true);
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  });
