import type { SearchAlertCreate } from '@cpa/shared/contracts';
import { type ApiErrorData, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { profileLoaded, selectIsAuthenticated } from '@cpa/shared/session';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { failureText } from '../../../page/failureText.ts';
import { text } from '../../../messages/laterTexts.ts';
import type { SearchAlertApi } from '../api/searchAlertApi.ts';
import { events, selectFollowAlert } from './followedCompaniesSlice.ts';
import { alertCreated } from './searchAlertSlice.ts';

type Toggled = ReturnType<typeof events.followToggled>;

/** The button continues to show the last list; a click loads it again. */
const loadFailed = failWith(events.followedFailed);

/** Companies that a signed-in user follows, each by an alert. One click starts a daily one. */
export function createFollowedCompaniesSaga(api: SearchAlertApi, toasts: Toasts) {
  return function* followedCompaniesSaga() {
    // The session may be restored only after the page was opened.
    yield* takeLatest(
      [events.followedRequested, profileLoaded, alertCreated],
      whileSignedIn(load, loadFailed),
    );
    yield* takeEvery(events.followToggled, whileSignedIn(toggle, toggleFailed));
    yield* put(events.followedRequested());
  };

  function* load() {
    if (!(yield* select(selectIsAuthenticated))) return;
    yield* put(events.followedLoaded(yield* call(api.list)));
  }

  function* toggle({ payload: { id, name } }: Toggled) {
    const isUnfollow = (yield* select(selectFollowAlert, id)) !== undefined;
    // Creating an alert that exists would change how often it is sent.
    const failure = yield* reload();
    if (failure) {
      toasts.error({ title: failureText(failure) });
    } else {
      const alert = yield* select(selectFollowAlert, id);
      if (isUnfollow) yield* call(unfollow, alert, name);
      else if (alert === undefined) yield* call(follow, id, name);
      else toasts.success({ title: text('alert.followed', { name }) });
    }
    yield* put(events.followSettled({ id }));
  }

  function* follow(id: number, name: string) {
    const asked: SearchAlertCreate = { filter: { filter_companies: [id] }, frequency: 'daily' };
    const { confirmed } = yield* call(api.create, asked, true);
    if (confirmed) {
      toasts.success({ title: text('alert.followed', { name }), description: text('alert.followedText') });
    } else {
      toasts.info({ title: text('alert.unconfirmed') });
      yield* put(events.followUnconfirmed({ id }));
    }
    yield* reload();
  }

  /** Deletes the alert, unless it has ended elsewhere, for example with the link in an e-mail. */
  function* unfollow(alert: number | undefined, name: string) {
    if (alert !== undefined) yield* call(deleteIfListed, alert);
    toasts.success({ title: text('alert.unfollowed', { name }) });
    yield* reload();
  }

  async function deleteIfListed(alert: number): Promise<void> {
    try {
      await api.delete(alert);
    } catch (error) {
      if (toApiErrorData(error).status !== 404) throw error;
    }
  }

  function* toggleFailed(error: unknown, { payload: { id } }: Toggled) {
    const failure = toApiErrorData(error);
    const reason = failureText(failure);
    toasts.error(
      failure.status === 429 ? { title: text('alert.tooMany'), description: reason } : { title: reason },
    );
    yield* put(events.followSettled({ id }));
    yield* put(events.followedRequested());
  }
}

/** Waits for the newest list, so that an older response cannot replace it. Returns the error of a failed request. */
function* reload(): Generator<unknown, ApiErrorData | null> {
  yield* put(events.followedRequested());
  const { failed } = yield* race({
    loaded: take(events.followedLoaded),
    failed: take(events.followedFailed),
  });
  return failed?.payload ?? null;
}
