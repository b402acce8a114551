import { errorText, toApiErrorData } from '@cpa/shared/http';
import { type HostSession, type Toasts, toastText } from '@cpa/shared/remote';
import { safely } from '@cpa/shared/store';
import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { RecruiterAccountApi } from '../api/recruiterAccountApi.ts';
import {
  deleteSubmitted,
  deletionLoaded,
  deliveryChosen,
  nameSubmitted,
  othersEndRequested,
  partFailed,
  partRequested,
  passwordChanged,
  passwordSubmitted,
  sessionEndRequested,
  sessionsLoaded,
  settingsLoaded,
  workDone,
  workFailed,
} from './accountSlice.ts';

type Deps = { api: RecruiterAccountApi; toasts: Toasts; session: Pick<HostSession, 'reloadProfile' | 'end'> };

export function createAccountSaga({ api, toasts, session }: Deps) {
  return function* accountSaga() {
    yield* takeEvery(partRequested, safely(loadPart, loadFailed));
    yield* takeLeading(nameSubmitted, safely(saveName, failed));
    yield* takeLeading(passwordSubmitted, safely(savePassword, failed));
    yield* takeLeading(sessionEndRequested, safely(endSession, failed));
    yield* takeLeading(othersEndRequested, safely(endOthers, failed));
    yield* takeLatest(deliveryChosen, safely(saveSetting, settingFailed));
    yield* takeLeading(deleteSubmitted, safely(deleteAccount, failed));
  };

  function* loadPart({ payload: part }: ReturnType<typeof partRequested>) {
    if (part === 'sessions') yield* put(sessionsLoaded(yield* call(api.sessions)));
    else if (part === 'settings') yield* put(settingsLoaded(yield* call(api.settings)));
    else yield* put(deletionLoaded(yield* call(api.deletion)));
  }

  function* saveName({ payload: name }: ReturnType<typeof nameSubmitted>) {
    yield* call(api.rename, name);
    session.reloadProfile();
    yield* put(workDone());
    toasts.success({ title: toastText('toast.userUpdated') });
  }

  function* savePassword({ payload: { current, password } }: ReturnType<typeof passwordSubmitted>) {
    yield* call(api.changePassword, current, password);
    yield* put(workDone());
    yield* put(passwordChanged());
    toasts.success({ title: toastText('toast.userUpdated'), description: text('password.elsewhere') });
    yield* put(partRequested('sessions'));
  }

  function* endSession({ payload: id }: ReturnType<typeof sessionEndRequested>) {
    yield* put(sessionsLoaded(yield* call(api.endSession, id)));
    yield* put(workDone());
    toasts.success({ title: text('sessions.ended') });
  }

  function* endOthers() {
    yield* put(sessionsLoaded(yield* call(api.endOtherSessions)));
    yield* put(workDone());
    toasts.success({ title: text('sessions.othersEnded') });
  }

  function* saveSetting({ payload }: ReturnType<typeof deliveryChosen>) {
    yield* put(settingsLoaded(yield* call(api.saveSetting, payload)));
    yield* put(workDone());
    toasts.success({ title: text('settings.saved') });
  }

  function* deleteAccount({ payload: password }: ReturnType<typeof deleteSubmitted>) {
    yield* call(api.deleteAccount, password);
    session.end();
    toasts.success({ title: text('delete.done') });
  }

  /** Shows the message at its field, or as a toast without one. */
  function* failed(error: unknown) {
    const data = toApiErrorData(error);
    yield* put(workFailed(data));
    if (Object.keys(data.errors).length === 0) toasts.error({ title: errorText(data) });
  }

  function* settingFailed(error: unknown) {
    yield* call(failed, error);
    yield* put(partRequested('settings'));
  }
}

function* loadFailed(error: unknown, { payload: part }: ReturnType<typeof partRequested>) {
  yield* put(partFailed({ part, error: toApiErrorData(error) }));
}
