import type { SearchAlertCreate } from '@cpa/shared/contracts';
import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { profileLoaded, selectIsAuthenticated } from '@cpa/shared/session';
import { safely } from '@cpa/shared/store';
import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureText } from '../../../http/failureText.ts';
import { text } from '../../../messages/texts.ts';
import type { SearchAlertApi } from '../api/searchAlertApi.ts';
import {
  followedLoaded,
  followedRequested,
  followSettled,
  followToggled,
  selectFollowAlert,
} from './followedCompaniesSlice.ts';

/** Companies that a signed-in user follows, each by a daily alert. */
export function createFollowedCompaniesSaga(api: SearchAlertApi, toasts: Toasts) {
  return function* followedCompaniesSaga() {
    // The session may be restored only after the page was opened.
    yield* takeLatest([followedRequested, profileLoaded], safely(load, ignoreError));
    yield* takeEvery(followToggled, safely(toggle, toggleFailed));
    yield* put(followedRequested());
  };

  function* load() {
    if (!(yield* select(selectIsAuthenticated))) return;
    yield* put(followedLoaded(yield* call(api.list)));
  }

  function* toggle({ payload: { id, name } }: ReturnType<typeof followToggled>) {
    const alert = yield* select(selectFollowAlert, id);
    if (alert !== undefined) {
      yield* call(api.delete, alert);
      toasts.success({ title: text('alert.unfollowed', { name }) });
    } else {
      const asked: SearchAlertCreate = { filter: { filter_companies: [id] }, frequency: 'daily' };
      const { confirmed, message } = yield* call(api.create, asked, true);
      if (confirmed)
        toasts.success({ title: text('alert.followed', { name }), description: text('alert.followedText') });
      else toasts.info({ title: message });
    }
    yield* put(followedLoaded(yield* call(api.list)));
    yield* put(followSettled({ id }));
  }

  function* toggleFailed(error: unknown, { payload: { id } }: ReturnType<typeof followToggled>) {
    toasts.error({ title: failureText(toApiErrorData(error)) });
    yield* put(followSettled({ id }));
    // Ended elsewhere, for example with the link in an e-mail.
    yield* put(followedRequested());
  }
}

/** Ignores the error: the button offers to follow, which changes nothing for a company that is followed. */
function* ignoreError() {}
