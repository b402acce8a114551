import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { CvsApi } from '../api/cvsApi.ts';
import { events } from './cvsSlice.ts';

const changes = [
  events.renameRequested,
  events.duplicateRequested,
  events.deleteRequested,
  events.shareRequested,
  events.renewRequested,
  events.revokeRequested,
];
type Change = ReturnType<(typeof changes)[number]>;

export function createCvsSaga(api: CvsApi, toasts: Toasts) {
  return function* cvsSaga() {
    yield* takeLatest(events.cvsOpened, whileSignedIn(read, failWith(events.cvsLoadFailed)));
    yield* takeEvery(changes, whileSignedIn(change, failed));
  };

  function* read() {
    yield* put(events.cvsLoaded((yield* call(api.list)).cvs));
  }

  function* change(event: Change) {
    const { id } = event.payload;
    if (events.renameRequested.match(event)) yield* call(api.rename, id, event.payload.name);
    else if (events.duplicateRequested.match(event)) yield* call(api.duplicate, id);
    else if (events.deleteRequested.match(event)) yield* call(api.remove, id);
    else if (events.shareRequested.match(event)) {
      const { token } = yield* call(api.share, id);
      yield* put(events.shared({ id, token }));
    } else if (events.renewRequested.match(event)) {
      yield* call(api.renew, id);
      toasts.success({ title: text('cvs.renewed') });
    } else {
      yield* call(api.revoke, id);
      yield* put(events.revoked({ id }));
      toasts.success({ title: text('cvs.revoked') });
    }
    // The change has succeeded: a list that cannot be read is not its failure.
    yield* call(safely(read, failWith(events.cvsLoadFailed)));
  }

  function* failed(error: unknown) {
    yield* put(events.changeFailed());
    toasts.error(failureNotice(toApiErrorData(error), text('cvs.failed')));
  }
}
