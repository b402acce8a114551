import { toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { failWith, safely } from '@cpa/shared/store';
import { call, delay, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { text } from '../messages/texts.ts';
import type { ReleasesApi } from './releasesApi.ts';
import { events, selectOperatorReleases, selectTimeline } from './releasesSlice.ts';

/** Milliseconds between two reads of an open page. */
const REFRESH_MS = 10_000;

const failOverview = failWith(events.overviewFailed);

/** Keeps the release dashboard current while it is open, and sends its changes. */
export function createReleasesSaga(api: ReleasesApi, toasts: Toasts) {
  return function* releasesSaga() {
    yield* takeLatest(events.pageOpened, safely(refreshUntilClosed, failOverview));
    yield* takeLatest(events.retried, safely(load, failOverview));
    yield* takeLatest(events.comparisonRequested, safely(compare, failComparison));
    yield* takeLeading(events.olderRequested, safely(loadOlder, failOlder));
    yield* takeLeading(events.changeConfirmed, safely(apply, failChange));
    yield* takeLeading(events.checkRequested, safely(check, failCheck));
  };

  function* refreshUntilClosed() {
    yield* race({ closed: take(events.pageClosed), refreshed: call(refresh) });
  }

  function* refresh() {
    for (;;) {
      if (!document.hidden) yield* call(safely(load, failOverview));
      yield* delay(REFRESH_MS);
    }
  }

  function* load() {
    const overview = yield* call(api.overview);
    yield* put(events.overviewLoaded({ overview, at: new Date().toISOString() }));
  }

  function* loadOlder() {
    const before = (yield* select(selectTimeline)).at(-1)?.revision ?? 1;
    const { timeline } = yield* call(api.history, before);
    yield* put(events.olderLoaded(timeline));
  }

  function* compare() {
    const { selected } = yield* select(selectOperatorReleases);
    const [before, after] = selected.toSorted((a, b) => a - b);
    if (before === undefined || after === undefined) return;
    yield* put(events.compared(yield* call(api.diff, [before, after] as const)));
  }

  function* apply({ payload }: ReturnType<typeof events.changeConfirmed>) {
    const { revision } = yield* call(api.change, payload);
    toasts.success({ title: text('done', { revision }) });
    yield* put(events.changeApplied(payload));
    yield* call(safely(load, failOverview));
  }

  function* failChange(error: unknown) {
    const { asked } = yield* select(selectOperatorReleases);
    const data = toApiErrorData(error);
    yield* call(safely(load, failOverview));
    const { overview } = yield* select(selectOperatorReleases);
    const isMoved = data.status === 409 && overview?.revision !== asked?.expected;
    const message = data.status === 409 ? data.message : null;
    // Without a dialog, for example when the percentage changes, nothing on the page shows the failure.
    if (!asked) toasts.error({ title: message ?? text('changeFailed') });
    yield* put(events.changeFailed({ message, isMoved }));
  }

  function* check() {
    yield* put(events.checked((yield* call(api.check)).problems));
  }
}

function* failOlder() {
  yield* put(events.olderFailed());
}

function* failComparison() {
  yield* put(events.comparisonFailed());
}

function* failCheck() {
  yield* put(events.checkFailed());
}
