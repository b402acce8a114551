import {
  dayInAruba,
  type OwnVacancy,
  ownVacanciesSchema,
  type PackageSelection,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { profileLoaded, selectProfile, signedOut } from '@cpa/shared/session';
import { rootReducer, safely } from '@cpa/shared/store';
import { type Action, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { eventsMissed, postingsChanged, SETTLE_MS } from '../realtime/realtimeEvents.ts';

type Item = Pick<PackageSelection, 'vacancy_id' | 'start_date'>;
/** A vacancy that is sponsored already. */
export type SponsoredVacancy = { id: number; title: string; until: string };

const slice = createSlice({
  name: 'checkoutSponsored',
  initialState: { sponsored: [] as SponsoredVacancy[] },
  reducers: {
    /** A page that shows the cart was opened. */
    sponsoredOpened() {},
    sponsoredLoaded(state, { payload }: PayloadAction<OwnVacancy[]>) {
      state.sponsored = payload.flatMap(({ id, title, sponsored_until: until }) =>
        until === null ? [] : [{ id, title, until }],
      );
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => ({ sponsored: [] })),
  selectors: { selectSponsored: (state) => state.sponsored },
});
const { sponsoredLoaded } = slice.actions;
export const { sponsoredOpened } = slice.actions;
export const { selectSponsored } = slice.injectInto(rootReducer).selectors;

export function createSponsoredApi({ privateClient }: HttpClients) {
  return {
    vacancies: () => request(privateClient, 'GET /recruiter/vacancies', ownVacanciesSchema),
  };
}

/** Reads which vacancies are sponsored while the cart has sponsorships. The API checks the order again. */
export function createSponsoredSaga(clients: HttpClients, items: () => readonly Item[]) {
  const api = createSponsoredApi(clients);
  return function* sponsoredSaga() {
    yield* takeLatest(
      [sponsoredOpened, profileLoaded, postingsChanged, eventsMissed],
      safely(read, () => undefined),
    );
  };

  function* read(event: Action) {
    const isRecruiter = (yield* select(selectProfile))?.role === 'recruiter';
    if (!isRecruiter || !items().some(({ vacancy_id }) => typeof vacancy_id === 'number')) return;
    if (postingsChanged.match(event)) yield* delay(SETTLE_MS);
    const { vacancies } = yield* call(api.vacancies);
    yield* put(sponsoredLoaded(vacancies));
  }
}

/** Returns the vacancy of an item when it is sponsored on the first day of the item. */
export function sponsoredBefore(
  { vacancy_id, start_date }: Item,
  sponsored: readonly SponsoredVacancy[],
  now = new Date(),
): SponsoredVacancy | null {
  const vacancy = sponsored.find(({ id }) => id === vacancy_id);
  if (!vacancy || new Date(vacancy.until) <= now) return null;
  return start_date && start_date > dayInAruba(new Date(vacancy.until)) ? null : vacancy;
}
