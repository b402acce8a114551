import { failureReason, toApiErrorData } from '@cpa/shared/http';
import { type RemoteHost, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely, whileSignedIn } from '@cpa/shared/store';
import { all, call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { ProfileApi } from '../api/profileApi.ts';
import { events, selectProfileStatus } from './profileSlice.ts';

type ProfileHost = Pick<RemoteHost, 'toasts' | 'session'>;

export function createProfileSaga(api: ProfileApi, { toasts, session }: ProfileHost) {
  return function* profileSaga() {
    yield* takeLatest(events.profileOpened, whileSignedIn(load, loadFailed));
    yield* takeEvery(events.saveRequested, save);
  };

  function* load() {
    const { data, options } = yield* all({ data: call(fetchOwnProfile), options: call(api.options) });
    const { districts, educations, languages } = options;
    yield* put(events.profileLoaded({ data, options: { districts, educations, languages }, at: Date.now() }));
  }

  async function fetchOwnProfile() {
    try {
      return await api.own();
    } catch (error) {
      if (toApiErrorData(error).status === 404) return null;
      throw error;
    }
  }

  function* loadFailed(error: unknown) {
    const failure = toApiErrorData(error);
    yield* put(events.profileLoadFailed(failure));
    toasts.error({ title: toastText('toast.applicantLoadFailed'), description: failureReason(failure) });
  }

  function* save({ payload: { section, update } }: ReturnType<typeof events.saveRequested>) {
    const isNew = (yield* select(selectProfileStatus)) === 'missing';
    const toast = toasts.progress(toastText('toast.profileUpdating'));
    yield* safely(write, writeFailed)();

    function* write() {
      const { data, cancelled } = yield* race({
        data: call(isNew ? api.create : api.update, update),
        cancelled: take(signedOut),
      });
      if (cancelled) return toast.dismiss();
      if (data) yield* put(events.saved({ section, data, keys: Object.keys(update), at: Date.now() }));
      session.reloadProfile();
      toast.succeed({ title: toastText('toast.profileUpdated') });
    }

    function* writeFailed(error: unknown) {
      const failure = toApiErrorData(error);
      yield* put(events.saveFailed({ section, error: failure }));
      const title = toastText(isNew ? 'toast.applicantCreateFailed' : 'toast.applicantUpdateFailed');
      toast.fail({ title, description: failureReason(failure) });
    }
  }
}
