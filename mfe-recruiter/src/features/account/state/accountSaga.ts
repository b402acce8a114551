import { errorText, toApiErrorData } from '@cpa/shared/http';
import { type HostSession, type Toasts, toastText } from '@cpa/shared/remote';
import { safely, whileSignedIn } from '@cpa/shared/store';
import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { RecruiterAccountApi } from '../api/recruiterAccountApi.ts';
import { events } from './accountSlice.ts';

type Deps = { api: RecruiterAccountApi; toasts: Toasts; session: Pick<HostSession, 'reloadProfile' | 'end'> };

export function createAccountSaga({ api, toasts, session }: Deps) {
  return function* accountSaga() {
    yield* takeEvery(events.partRequested, whileSignedIn(loadPart, loadFailed));
    yield* takeLeading(events.nameSubmitted, whileSignedIn(saveName, failed));
    yield* takeLeading(events.passwordSubmitted, whileSignedIn(savePassword, failed));
    yield* takeLeading(events.sessionEndRequested, whileSignedIn(endSession, failed));
    yield* takeLeading(events.othersEndRequested, whileSignedIn(endOthers, failed));
    yield* takeLatest(events.deliveryChosen, whileSignedIn(saveSetting, settingFailed));
    yield* takeLatest(events.quietHoursChosen, whileSignedIn(saveQuietHours, settingFailed));
    // Ends the session itself.
    yield* takeLeading(events.deleteSubmitted, safely(deleteAccount, failed));
  };

  function* loadPart({ payload: part }: ReturnType<typeof events.partRequested>) {
    if (part === 'sessions') yield* put(events.sessionsLoaded(yield* call(api.sessions)));
    else if (part === 'settings') yield* put(events.settingsLoaded(yield* call(api.settings)));
    else yield* put(events.deletionLoaded(yield* call(api.deletion)));
  }

  function* saveName({ payload: name }: ReturnType<typeof events.nameSubmitted>) {
    yield* call(api.rename, name);
    session.reloadProfile();
    yield* put(events.workDone());
    toasts.success({ title: toastText('toast.userUpdated') });
  }

  function* savePassword({ payload: { current, password } }: ReturnType<typeof events.passwordSubmitted>) {
    yield* call(api.changePassword, current, password);
    yield* put(events.workDone());
    yield* put(events.passwordChanged());
    toasts.success({ title: toastText('toast.userUpdated'), description: text('password.elsewhere') });
    yield* put(events.partRequested('sessions'));
  }

  function* endSession({ payload: id }: ReturnType<typeof events.sessionEndRequested>) {
    yield* put(events.sessionsLoaded(yield* call(api.endSession, id)));
    yield* put(events.workDone());
    toasts.success({ title: text('sessions.ended') });
  }

  function* endOthers() {
    yield* put(events.sessionsLoaded(yield* call(api.endOtherSessions)));
    yield* put(events.workDone());
    toasts.success({ title: text('sessions.othersEnded') });
  }

  function* saveSetting({ payload }: ReturnType<typeof events.deliveryChosen>) {
    yield* put(events.settingsLoaded(yield* call(api.saveSetting, payload)));
    yield* put(events.workDone());
    toasts.success({ title: text('settings.saved') });
  }

  function* saveQuietHours({ payload }: ReturnType<typeof events.quietHoursChosen>) {
    yield* put(events.settingsLoaded(yield* call(api.saveQuietHours, payload)));
    yield* put(events.workDone());
    toasts.success({ title: text('settings.saved') });
  }

  function* deleteAccount({ payload: password }: ReturnType<typeof events.deleteSubmitted>) {
    yield* call(api.deleteAccount, password);
    session.end();
    toasts.success({ title: text('delete.done') });
  }

  /** Shows the message at its field, or as a toast without one. */
  function* failed(error: unknown) {
    const data = toApiErrorData(error);
    yield* put(events.workFailed(data));
    if (Object.keys(data.errors).length === 0) toasts.error({ title: errorText(data) });
  }

  function* settingFailed(error: unknown) {
    yield* call(failed, error);
    yield* put(events.partRequested('settings'));
  }
}

function* loadFailed(error: unknown, { payload: part }: ReturnType<typeof events.partRequested>) {
  yield* put(events.partFailed({ part, error: toApiErrorData(error) }));
}
