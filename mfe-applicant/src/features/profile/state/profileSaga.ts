import { errorText, toApiErrorData } from '@cpa/shared/http';
import { type RemoteHost, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { all, call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ProfileApi } from '../api/profileApi.ts';
import {
  profileNotFound,
  profileLoaded,
  profileLoadFailed,
  profileOpened,
  saved,
  saveFailed,
  saveRequested,
  selectProfileStatus,
} from './profileSlice.ts';

type ProfileHost = Pick<RemoteHost, 'toasts' | 'session'>;

export function createProfileSaga(api: ProfileApi, { toasts, session }: ProfileHost) {
  return function* profileSaga() {
    yield* takeLatest([profileOpened, signedOut], safely(load, loadFailed));
    yield* takeLeading(saveRequested, save);
  };

  function* load(event: ReturnType<typeof profileOpened | typeof signedOut>) {
    // `signedOut` only cancels a pending request.
    if (!profileOpened.match(event)) return;
    const { data, options } = yield* all({ data: call(fetchOwnProfile), options: call(api.options) });
    const { districts } = options;
    yield* put(data ? profileLoaded({ data, districts, at: Date.now() }) : profileNotFound({ districts }));
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
    yield* put(profileLoadFailed(failure));
    toasts.error({ title: toastText('toast.applicantLoadFailed'), description: errorText(failure) });
  }

  function* save(event: ReturnType<typeof saveRequested>) {
    const isNew = (yield* select(selectProfileStatus)) === 'missing';
    const toast = toasts.progress(toastText('toast.profileUpdating'));
    yield* safely(write, writeFailed)();

    function* write() {
      const { data, cancelled } = yield* race({
        data: call(isNew ? api.create : api.update, event.payload),
        cancelled: take(signedOut),
      });
      if (cancelled) return toast.dismiss();
      if (data) yield* put(saved({ data, at: Date.now() }));
      session.reloadProfile();
      toast.succeed({ title: toastText('toast.profileUpdated') });
    }

    function* writeFailed(error: unknown) {
      const failure = toApiErrorData(error);
      yield* put(saveFailed(failure));
      const title = toastText(isNew ? 'toast.applicantCreateFailed' : 'toast.applicantUpdateFailed');
      toast.fail({ title, description: errorText(failure) });
    }
  }
}
