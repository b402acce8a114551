import { type RemoteHost, toastText } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, take, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ProfileApi } from '../api/profileApi.ts';
import { photoFault } from '../model/chosenFile.ts';
import { photoChanged, photoChosen, photoRefused, photoRemoveRequested } from './photoSlice.ts';
import { refusalText } from './refusalText.ts';

type Change = ReturnType<typeof photoChosen | typeof photoRemoveRequested>;

export function createPhotoSaga(
  api: ProfileApi,
  { toasts, session }: Pick<RemoteHost, 'toasts' | 'session'>,
) {
  return function* photoSaga() {
    yield* takeLeading([photoChosen, photoRemoveRequested], safely(change, changeFailed));
  };

  function* change(event: Change) {
    const fault = photoChosen.match(event) && photoFault(event.payload.file);
    if (fault) return yield* put(photoRefused(text(`file.${fault}`)));
    const { changed } = yield* race({ changed: call(ask, event), left: take(signedOut) });
    if (!changed) return;
    yield* put(photoChanged({ photo: changed.photo }));
    // The same face stands beside the account's name in the head of the page.
    session.reloadProfile();
    toasts.success({ title: toastText('toast.profileUpdated') });
  }

  async function ask(event: Change) {
    return photoChosen.match(event) ? await api.setPhoto(event.payload.file) : await api.removePhoto();
  }

  function* changeFailed(error: unknown) {
    yield* put(photoRefused(refusalText(error, 'photo')));
  }
}
