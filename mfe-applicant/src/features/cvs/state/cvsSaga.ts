import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, race, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { CvsApi } from '../api/cvsApi.ts';
import {
  changeFailed,
  cvsLoaded,
  cvsLoadFailed,
  cvsOpened,
  deleteRequested,
  duplicateRequested,
  renameRequested,
  renewRequested,
  revoked,
  revokeRequested,
  shared,
  shareRequested,
} from './cvsSlice.ts';

type Change = ReturnType<
  | typeof renameRequested
  | typeof duplicateRequested
  | typeof deleteRequested
  | typeof shareRequested
  | typeof renewRequested
  | typeof revokeRequested
>;

export function createCvsSaga(api: CvsApi, toasts: Toasts) {
  return function* cvsSaga() {
    yield* takeLatest([cvsOpened, signedOut], safely(load, loadFailed));
    yield* takeEvery(
      [renameRequested, duplicateRequested, deleteRequested, shareRequested, renewRequested, revokeRequested],
      safely(change, failed),
    );
  };

  function* load(event: ReturnType<typeof cvsOpened | typeof signedOut>) {
    if (!cvsOpened.match(event)) return;
    yield* put(cvsLoaded((yield* call(api.list)).cvs));
  }

  function* loadFailed(error: unknown) {
    yield* put(cvsLoadFailed(toApiErrorData(error)));
  }

  function* change(event: Change) {
    yield* race({ changed: call(request, event), cancelled: take(signedOut) });
  }

  function* request(event: Change) {
    const { id } = event.payload;
    if (renameRequested.match(event)) yield* call(api.rename, id, event.payload.name);
    else if (duplicateRequested.match(event)) yield* call(api.duplicate, id);
    else if (deleteRequested.match(event)) yield* call(api.remove, id);
    else if (shareRequested.match(event)) {
      const { token } = yield* call(api.share, id);
      yield* put(shared({ id, token }));
    } else if (renewRequested.match(event)) {
      yield* call(api.renew, id);
      toasts.success({ title: text('cvs.renewed') });
    } else {
      yield* call(api.revoke, id);
      yield* put(revoked({ id }));
      toasts.success({ title: text('cvs.revoked') });
    }
    yield* put(cvsLoaded((yield* call(api.list)).cvs));
  }

  function* failed(error: unknown) {
    yield* put(changeFailed());
    toasts.error(failureNotice(toApiErrorData(error), text('cvs.failed')));
  }
}
