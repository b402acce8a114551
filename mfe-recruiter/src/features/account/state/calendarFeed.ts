import type { CalendarFeed, NewCalendarFeed } from '@cpa/shared/contracts';
import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer, whileSignedIn } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { CalendarApi } from '../api/calendarApi.ts';

type State = {
  working: 'address' | 'names' | 'end' | null;
  /** Secret address that was just created. It is in no other response. */
  address: string | null;
};

const initialState: State = { working: null, address: null };

const slice = createSlice({
  name: 'recruiterCalendarChanges',
  initialState,
  reducers: {
    addressRequested(state, _action: PayloadAction<boolean>) {
      state.working = 'address';
    },
    addressCreated: (_state, { payload }: PayloadAction<NewCalendarFeed>): State => ({
      working: null,
      address: payload.address,
    }),
    namesChosen(state, _action: PayloadAction<boolean>) {
      state.working = 'names';
    },
    endRequested(state) {
      state.working = 'end';
    },
    changed(state, { payload: { feed } }: PayloadAction<CalendarFeed>) {
      state.working = null;
      if (!feed) state.address = null;
    },
    changeFailed(state) {
      state.working = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectCalendarChanges: (state) => state },
});

export const events = slice.actions;
export const { selectCalendarChanges } = slice.injectInto(rootReducer).selectors;

/** The calendar subscription of the recruiter; null without one. */
export const calendarFeed = createResource({
  name: 'recruiterCalendar',
  load: async (api: CalendarApi) => await api.read(),
  changes: (builder) =>
    builder
      .addCase(events.addressCreated, (_data, { payload: { feed } }) => ({ feed }))
      .addCase(events.changed, (_data, { payload }) => payload),
});

export function createCalendarSaga(api: CalendarApi, toasts: Toasts) {
  return function* calendarSaga() {
    yield* fork(calendarFeed.saga(api));
    yield* takeLeading(events.addressRequested, whileSignedIn(createAddress, failed));
    yield* takeLeading(events.namesChosen, whileSignedIn(saveNames, failed));
    yield* takeLeading(events.endRequested, whileSignedIn(end, failed));
  };

  function* createAddress({ payload: shows_names }: ReturnType<typeof events.addressRequested>) {
    yield* put(events.addressCreated(yield* call(api.newAddress, { shows_names })));
  }

  function* saveNames({ payload: shows_names }: ReturnType<typeof events.namesChosen>) {
    yield* put(events.changed(yield* call(api.save, { shows_names })));
  }

  function* end() {
    yield* put(events.changed(yield* call(api.end)));
    toasts.success({ title: text('calendar.ended') });
  }

  function* failed(error: unknown) {
    yield* put(events.changeFailed());
    toasts.error({ title: text('calendar.failed'), description: errorText(toApiErrorData(error)) });
  }
}
