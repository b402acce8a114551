import { type NotificationsRead, unreadNotificationsSchema } from '@cpa/shared/contracts';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { failWith, safely, whileSignedIn } from '@cpa/shared/store';
import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import * as z from 'zod/mini';
import { realtimeReconnected, shellEventReceived } from '../../realtime/realtimeActions.ts';
import { text } from '../messages/texts.ts';
import type { NotificationsApi } from './notificationsApi.ts';
import { events, selectNotifications } from './notificationsSlice.ts';

const ALL: NotificationsRead = { all: true };

/** Keeps the unread count and the open list current. */
export function createNotificationsSaga(api: NotificationsApi, toasts: Toasts) {
  return function* notificationsSaga() {
    yield* takeLatest(
      [events.bellShown, realtimeReconnected, events.readFailed],
      whileSignedIn(loadUnread, ignore),
    );
    yield* takeLatest(
      [events.listOpened, events.listRetried, events.filterChosen],
      whileSignedIn(loadPage, failWith(events.pageLoadFailed)),
    );
    yield* takeLeading(events.olderRequested, safely(loadOlder, failOlder));
    yield* takeEvery(events.itemOpened, safely(markOne, failRead));
    yield* takeLeading(events.allReadRequested, safely(markAll, failRead));
    yield* takeEvery(shellEventReceived, handleEvent);
  };

  function* loadUnread(event: { type: string }) {
    yield* put(events.unreadLoaded((yield* call(api.unread)).unread));
    // A list that opens with the bell loads its first page itself.
    if (!events.bellShown.match(event)) yield* call(refreshList);
  }

  function* refreshList() {
    if ((yield* select(selectNotifications)).openLists > 0) yield* put(events.listRetried());
  }

  function* loadPage() {
    const { filter } = yield* select(selectNotifications);
    const page = yield* call(api.page, { isUnread: filter === 'unread' });
    yield* put(events.pageLoaded({ page, at: new Date().toISOString() }));
  }

  function* loadOlder() {
    const { filter, next } = yield* select(selectNotifications);
    if (next === null) return;
    // The response belongs to the list that asked for it.
    const { page } = yield* race({
      page: call(api.page, { before: next, isUnread: filter === 'unread' }),
      isReplaced: take([events.filterChosen, signedOut]),
    });
    if (page) yield* put(events.olderLoaded(page));
  }

  function* markOne({ payload }: ReturnType<typeof events.itemOpened>) {
    if (payload.read) return;
    yield* put(events.unreadLoaded((yield* call(api.markRead, { ids: [payload.id] })).unread));
  }

  function* markAll() {
    yield* put(events.unreadLoaded((yield* call(api.markRead, ALL)).unread));
  }

  function* failRead() {
    toasts.error({ title: text('read.failed') });
    yield* put(events.readFailed());
  }

  function* handleEvent({ payload: { name, payload } }: ReturnType<typeof shellEventReceived>) {
    const parsed = z.safeParse(unreadNotificationsSchema, payload);
    if (!parsed.success) return;
    const { unread } = parsed.data;
    if (name === 'notifications-read') yield* put(events.readElsewhere(unread));
    else if (name === 'notification') yield* put(events.unreadLoaded(unread));
    else return;
    yield* call(refreshList);
  }
}

function* failOlder() {
  yield* put(events.olderLoadFailed());
}

/** The badge keeps its count until the next event. */
function ignore(): void {}
