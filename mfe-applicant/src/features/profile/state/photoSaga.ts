import { toApiErrorData } from '@cpa/shared/http';
import { type RemoteHost, toastText } from '@cpa/shared/remote';
import { whileSignedIn } from '@cpa/shared/store';
import { call, put, takeLeading } from 'typed-redux-saga';
import type { ProfileApi } from '../api/profileApi.ts';
import { validatePhoto } from '../model/validateFile.ts';
import { photoChanged, photoChosen, photoChangeFailed, photoRemoveRequested } from './photoSlice.ts';

type ChangeEvent = ReturnType<typeof photoChosen | typeof photoRemoveRequested>;

export function createPhotoSaga(
  api: ProfileApi,
  { toasts, session }: Pick<RemoteHost, 'toasts' | 'session'>,
) {
  return function* photoSaga() {
    yield* takeLeading([photoChosen, photoRemoveRequested], whileSignedIn(change, changeFailed));
  };

  function* change(event: ChangeEvent) {
    const error = photoChosen.match(event) && validatePhoto(event.payload.file);
    if (error) return yield* put(photoChangeFailed(error));
    const { photo } = yield* call(request, event);
    yield* put(photoChanged({ photo }));
    // The header shows the same photo.
    session.reloadProfile();
    toasts.success({ title: toastText('toast.profileUpdated') });
  }

  async function request(event: ChangeEvent) {
    return photoChosen.match(event) ? await api.setPhoto(event.payload.file) : await api.removePhoto();
  }

  function* changeFailed(error: unknown) {
    yield* put(photoChangeFailed(toApiErrorData(error)));
  }
}
