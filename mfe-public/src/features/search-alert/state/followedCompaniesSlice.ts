import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Company, SearchAlert } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

/** Company to follow. */
export type Followable = Pick<Company, 'id' | 'name'>;

type FollowedState = {
  /** IDs of the alerts, by company. */
  alerts: Record<number, number>;
  /** Companies with a request under way. */
  pendingIds: number[];
};

const initialState: FollowedState = { alerts: {}, pendingIds: [] };

const slice = createSlice({
  name: 'publicFollowedCompanies',
  initialState,
  reducers: {
    followedRequested() {},
    followedLoaded(state, { payload }: PayloadAction<SearchAlert[]>) {
      state.alerts = Object.fromEntries(
        payload.flatMap(({ id, filter }) => {
          const [company, ...others] = filter.filter_companies ?? [];
          const isFollow = company !== undefined && others.length === 0 && Object.keys(filter).length === 1;
          return isFollow ? [[company, id]] : [];
        }),
      );
    },
    followedFailed(_state, _action: PayloadAction<ApiErrorData>) {},
    followToggled(state, { payload }: PayloadAction<Followable>) {
      state.pendingIds.push(payload.id);
    },
    followSettled(state, { payload }: PayloadAction<{ id: number }>) {
      state.pendingIds = state.pendingIds.filter((id) => id !== payload.id);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectFollowAlert: (state, companyId: number): number | undefined => state.alerts[companyId],
    selectIsFollowPending: (state, companyId: number): boolean => state.pendingIds.includes(companyId),
  },
});

const injected = slice.injectInto(rootReducer);
export const { followedRequested, followedLoaded, followedFailed, followToggled, followSettled } =
  slice.actions;
export const { selectFollowAlert, selectIsFollowPending } = injected.selectors;
