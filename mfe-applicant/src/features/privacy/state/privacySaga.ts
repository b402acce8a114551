import { errorText, failureReason, type saveFile, toApiErrorData } from '@cpa/shared/http';
import { type HostNavigation, type HostSession, type Toasts, toastText } from '@cpa/shared/remote';
import { safely, whileSignedIn } from '@cpa/shared/store';
import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { text, type TextKey } from '../../../messages/texts.ts';
import type { PrivacyApi } from '../api/privacyApi.ts';
import { applicantPaths } from '../../../routing/applicantPaths.ts';
import { erasedData } from './erasedData.ts';
import { events, type PrivacyPart, selectPrivacy } from './privacySlice.ts';

type Deps = {
  api: PrivacyApi;
  toasts: Toasts;
  session: Pick<HostSession, 'end'>;
  navigation: HostNavigation;
  save: typeof saveFile;
};

/** Milliseconds without a key press before companies are searched. */
const SEARCH_DELAY_MS = 250;
const MAX_FOUND = 5;

export function createPrivacySaga({ api, toasts, session, navigation, save }: Deps) {
  return function* privacySaga() {
    yield* takeEvery(events.partRequested, whileSignedIn(loadPart, loadFailed));
    yield* takeLeading(events.exportRequested, whileSignedIn(exportData, exportFailed));
    yield* takeLatest(events.visibilityChosen, whileSignedIn(saveVisibility, restore('visibility')));
    yield* takeLatest(events.deliveryChosen, whileSignedIn(saveSetting, restore('settings')));
    yield* takeLatest(events.quietHoursChosen, whileSignedIn(saveQuietHours, restore('settings')));
    yield* takeLatest(events.companyQueryChanged, whileSignedIn(searchCompanies, failed));
    yield* takeEvery(events.blockRequested, whileSignedIn(block, failed));
    yield* takeEvery(events.unblockRequested, whileSignedIn(unblock, failed));
    yield* takeLeading(events.sessionEndRequested, whileSignedIn(endSession, failed));
    yield* takeLeading(events.othersEndRequested, whileSignedIn(endOthers, failed));
    yield* takeLeading(events.passwordSubmitted, whileSignedIn(savePassword, failed));
    // Ends the session itself.
    yield* takeLeading(events.eraseSubmitted, safely(erase, eraseFailed));
  };

  function* loadPart({ payload: part }: ReturnType<typeof events.partRequested>) {
    if (part === 'stored') yield* put(events.partsLoaded({ stored: yield* call(api.stored) }));
    else if (part === 'visibility') yield* call(loadVisibility);
    else if (part === 'blocked')
      yield* put(events.partsLoaded({ blocked: (yield* call(api.blocked)).companies }));
    else if (part === 'sessions') yield* put(events.partsLoaded(yield* call(api.sessions)));
    else yield* put(events.partsLoaded(yield* call(api.settings)));
  }

  function* loadVisibility() {
    try {
      yield* put(events.partsLoaded({ visibility: (yield* call(api.profile)).visibility }));
    } catch (error) {
      // 404: the applicant has no profile yet.
      if (toApiErrorData(error).status !== 404) throw error;
      yield* put(events.partsLoaded({ visibility: null }));
    }
  }

  function* exportData({ payload: format }: ReturnType<typeof events.exportRequested>) {
    const file = yield* call(api.export, format);
    save(file, `career-portal-aruba.${format}`);
    yield* put(events.workDone());
    yield* put(events.copyDownloaded());
    toasts.success({ title: text('privacy.exported') });
    yield* put(events.partRequested('stored'));
  }

  function* saveVisibility({ payload }: ReturnType<typeof events.visibilityChosen>) {
    yield* call(api.saveVisibility, payload);
    yield* done('privacy.visibilitySaved');
  }

  function* saveSetting({ payload }: ReturnType<typeof events.deliveryChosen>) {
    yield* put(events.partsLoaded(yield* call(api.saveSetting, payload)));
    yield* done('privacy.settingsSaved');
  }

  function* saveQuietHours({ payload }: ReturnType<typeof events.quietHoursChosen>) {
    yield* put(events.partsLoaded(yield* call(api.saveQuietHours, payload)));
    yield* done('privacy.settingsSaved');
  }

  function* searchCompanies({ payload }: ReturnType<typeof events.companyQueryChanged>) {
    const query = payload.trim();
    if (query === '') return;
    yield* delay(SEARCH_DELAY_MS);
    const { data } = yield* call(api.searchCompanies, query);
    yield* put(events.companiesFound(data.slice(0, MAX_FOUND)));
  }

  function* block({ payload: id }: ReturnType<typeof events.blockRequested>) {
    yield* put(events.partsLoaded({ blocked: (yield* call(api.block, id)).companies }));
    yield* done('privacy.blockedSaved');
  }

  function* unblock({ payload: id }: ReturnType<typeof events.unblockRequested>) {
    yield* put(events.partsLoaded({ blocked: (yield* call(api.unblock, id)).companies }));
    yield* done('privacy.unblocked');
  }

  function* endSession({ payload: id }: ReturnType<typeof events.sessionEndRequested>) {
    yield* put(events.partsLoaded(yield* call(api.endSession, id)));
    yield* done('privacy.sessionEnded');
  }

  function* endOthers() {
    yield* put(events.partsLoaded(yield* call(api.endOtherSessions)));
    yield* done('privacy.othersEnded');
  }

  function* done(key: TextKey) {
    yield* put(events.workDone());
    toasts.success({ title: text(key) });
  }

  function* savePassword({ payload: { current, password } }: ReturnType<typeof events.passwordSubmitted>) {
    yield* call(api.changePassword, current, password);
    yield* put(events.workDone());
    yield* put(events.passwordChanged());
    toasts.success({ title: toastText('toast.userUpdated'), description: text('privacy.passwordElsewhere') });
    yield* put(events.partRequested('sessions'));
  }

  function* erase({ payload: password }: ReturnType<typeof events.eraseSubmitted>) {
    const { parts } = yield* select(selectPrivacy);
    yield* call(api.erase, password);
    erasedData.write(parts.stored ?? null);
    session.end();
    // Replaces the home page that the end of the session opens.
    navigation.navigate(applicantPaths.erased, { replace: true });
  }

  function* eraseFailed(error: unknown) {
    yield* put(events.workFailed(toApiErrorData(error)));
    toasts.error({ title: toastText('toast.applicantDeleteFailed'), description: failureReason(error) });
  }

  function* exportFailed(error: unknown) {
    yield* put(events.workFailed(toApiErrorData(error)));
    toasts.error({ title: text('privacy.exportFailed') });
  }

  /** Shows the message at its field, or as a toast without one. */
  function* failed(error: unknown) {
    const data = toApiErrorData(error);
    yield* put(events.workFailed(data));
    if (Object.keys(data.errors).length === 0) toasts.error({ title: errorText(data) });
  }

  /** Loads the former choice again. */
  function restore(part: PrivacyPart) {
    return function* restorePart(error: unknown) {
      yield* call(failed, error);
      yield* put(events.partRequested(part));
    };
  }
}

function* loadFailed(error: unknown, { payload: part }: ReturnType<typeof events.partRequested>) {
  yield* put(events.partFailed({ part, error: toApiErrorData(error) }));
}
