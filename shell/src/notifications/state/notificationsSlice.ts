import type { Notification, Notifications } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type NotificationFilter = 'all' | 'unread';

type NotificationsState = {
  unread: number;
  /** False until the count was loaded. */
  isCounted: boolean;
  /** Lists on screen: the page and the panel can be open together. */
  openLists: number;
  filter: NotificationFilter;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  items: Notification[];
  /** Cursor of the next page. */
  next: number | null;
  older: 'idle' | 'loading' | 'failed';
  /** Instant of the last successful load. */
  loadedAt: string | null;
};

const initialState: NotificationsState = {
  unread: 0,
  isCounted: false,
  openLists: 0,
  filter: 'all',
  status: 'idle',
  error: null,
  items: [],
  next: null,
  older: 'idle',
  loadedAt: null,
};

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    bellShown() {},
    unreadLoaded(state, { payload }: PayloadAction<number>) {
      state.unread = payload;
      state.isCounted = true;
    },
    listOpened(state) {
      state.openLists += 1;
      startLoading(state);
    },
    listClosed(state) {
      state.openLists -= 1;
    },
    filterChosen(state, { payload }: PayloadAction<NotificationFilter>) {
      state.filter = payload;
      state.items = [];
      state.next = null;
      state.older = 'idle';
      state.status = 'loading';
    },
    listRetried: startLoading,
    pageLoaded(state, { payload: { page, at } }: PayloadAction<{ page: Notifications; at: string }>) {
      const ids = new Set(page.notifications.map(({ id }) => id));
      const oldest = page.notifications.at(-1);
      const isComplete = page.next === null || oldest === undefined;
      // Older pages that were loaded before stay; an item with a new event has moved to the top.
      const older = isComplete
        ? []
        : state.items.filter(({ id, at: time }) => !ids.has(id) && time <= oldest.at);
      state.items = [...page.notifications, ...older];
      if (older.length === 0) state.next = page.next;
      state.unread = page.unread;
      state.isCounted = true;
      state.status = 'loaded';
      state.error = null;
      state.loadedAt = at;
    },
    pageLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
    olderRequested(state) {
      state.older = 'loading';
    },
    olderLoaded(state, { payload }: PayloadAction<Notifications>) {
      const ids = new Set(state.items.map(({ id }) => id));
      state.items.push(...payload.notifications.filter(({ id }) => !ids.has(id)));
      state.next = payload.next;
      state.older = 'idle';
    },
    olderLoadFailed(state) {
      state.older = 'failed';
    },
    itemOpened(state, { payload }: PayloadAction<Notification>) {
      for (const item of state.items) {
        if (item.id === payload.id && !item.read) {
          item.read = true;
          state.unread = Math.max(0, state.unread - 1);
        }
      }
    },
    allReadRequested(state) {
      readAll(state);
    },
    /** Another tab or device has read some. */
    readElsewhere(state, { payload }: PayloadAction<number>) {
      state.unread = payload;
      if (payload === 0) readAll(state);
    },
    readFailed() {},
  },
  extraReducers: (builder) => builder.addCase(signedOut, ({ openLists }) => ({ ...initialState, openLists })),
});

function startLoading(state: NotificationsState): void {
  state.status = 'loading';
}

function readAll(state: NotificationsState): void {
  state.unread = 0;
  for (const item of state.items) item.read = true;
}

export const events = notificationsSlice.actions;

const injected = notificationsSlice.injectInto(rootReducer);

export const selectNotifications = (state: object): NotificationsState =>
  injected.selectSlice(state as Parameters<typeof injected.selectSlice>[0]);
