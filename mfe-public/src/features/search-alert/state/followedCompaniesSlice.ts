import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Company, SearchAlert, VacancyFilter } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { alertCreated } from './searchAlertSlice.ts';

/** Company to follow. */
export type Followable = Pick<Company, 'id' | 'name'>;

type FollowedState = {
  /** IDs of the alerts, by company. */
  alerts: Record<number, number>;
  /** Companies with a request under way. */
  pendingIds: number[];
  /** Companies for which a confirmation e-mail was sent. */
  unconfirmedIds: number[];
};

const initialState: FollowedState = { alerts: {}, pendingIds: [], unconfirmedIds: [] };

const slice = createSlice({
  name: 'publicFollowedCompanies',
  initialState,
  reducers: {
    followedRequested() {},
    followedLoaded(state, { payload }: PayloadAction<SearchAlert[]>) {
      state.alerts = Object.fromEntries(
        payload.flatMap(({ id, filter }) => {
          const company = followedCompany(filter);
          return company === undefined ? [] : [[company, id]];
        }),
      );
      state.unconfirmedIds = state.unconfirmedIds.filter((id) => state.alerts[id] === undefined);
    },
    followedFailed(_state, _action: PayloadAction<ApiErrorData>) {},
    followToggled(state, { payload }: PayloadAction<Followable>) {
      state.pendingIds.push(payload.id);
    },
    /** The server sent a confirmation e-mail. */
    followUnconfirmed(state, { payload }: PayloadAction<{ id: number }>) {
      state.unconfirmedIds.push(payload.id);
    },
    followSettled(state, { payload }: PayloadAction<{ id: number }>) {
      state.pendingIds = state.pendingIds.filter((id) => id !== payload.id);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(alertCreated, (state, { payload: { filter, isConfirmed } }) => {
        const company = followedCompany(filter);
        if (company !== undefined && !isConfirmed) state.unconfirmedIds.push(company);
      })
      .addCase(signedOut, () => initialState),
  selectors: {
    selectFollowAlert: (state, companyId: number): number | undefined => state.alerts[companyId],
    /** The user asked to follow the company and has to open the link in an e-mail. */
    selectIsFollowUnconfirmed: (state, companyId: number): boolean =>
      state.unconfirmedIds.includes(companyId),
    selectIsFollowPending: (state, companyId: number): boolean => state.pendingIds.includes(companyId),
  },
});

/** Returns the company of an alert for all its vacancies and nothing else. */
function followedCompany(filter: VacancyFilter): number | undefined {
  const [company, ...others] = filter.filter_companies ?? [];
  return others.length === 0 && Object.keys(filter).length === 1 ? company : undefined;
}

export const events = slice.actions;
export const { selectFollowAlert, selectIsFollowPending, selectIsFollowUnconfirmed } =
  slice.injectInto(rootReducer).selectors;
