import type { CalendarFeed, NewCalendarFeed } from '@cpa/shared/contracts';
import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { signedOut } from '@cpa/shared/session';
import { createResource, rootReducer, whileSignedIn } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, fork, put, takeLeading } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { CalendarApi } from '../api/calendarApi.ts';

/** Change that is pending on the server. */
type Work = 'address' | 'names' | 'end' | null;

const slice = createSlice({
  name: 'recruiterCalendarWork',
  initialState: null as Work,
  reducers: {
    addressRequested: (_work, _action: PayloadAction<boolean>): Work => 'address',
    addressCreated: (_work, _action: PayloadAction<NewCalendarFeed>): Work => null,
    namesChosen: (_work, _action: PayloadAction<boolean>): Work => 'names',
    endRequested: (): Work => 'end',
    changed: (_work, _action: PayloadAction<CalendarFeed>): Work => null,
    changeFailed: (): Work => null,
  },
  extraReducers: (builder) => builder.addCase(signedOut, (): Work => null),
  selectors: { selectCalendarWork: (work) => work },
});

export const events = slice.actions;
export const { selectCalendarWork } = slice.injectInto(rootReducer).selectors;

/**
 * The calendar subscription of the recruiter; `feed` is null without one. `address`: the secret URL, until the page is
 * opened again after it was created; it is in no other response.
 */
export const calendarFeed = createResource({
  name: 'recruiterCalendar',
  load: async (api: CalendarApi): Promise<CalendarFeed & { address: string | null }> => ({
    ...(await api.read()),
    address: null,
  }),
  changes: (builder) =>
    builder
      .addCase(events.addressCreated, (_data, { payload }) => payload)
      .addCase(events.changed, ({ address }, { payload: { feed } }) => ({
        feed,
        address: feed && address,
      })),
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
