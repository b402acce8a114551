import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAlert } from '@cpa/shared/contracts';
import type { ApiFailure } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type OwnAlertsState = { endingIds: number[] } & (
  | { status: 'loading' }
  | { status: 'loaded'; alerts: SearchAlert[] }
  | { status: 'failed'; failure: ApiFailure }
);

const initialState = { status: 'loading', endingIds: [] } as OwnAlertsState;

const slice = createSlice({
  name: 'publicOwnAlerts',
  initialState,
  reducers: {
    ownAlertsOpened: (): OwnAlertsState => initialState,
    ownAlertsLoaded: (_state, { payload }: PayloadAction<{ alerts: SearchAlert[] }>): OwnAlertsState => ({
      status: 'loaded',
      endingIds: [],
      alerts: payload.alerts,
    }),
    ownAlertsLoadFailed: (_state, { payload }: PayloadAction<ApiFailure>): OwnAlertsState => ({
      status: 'failed',
      endingIds: [],
      failure: payload,
    }),
    endRequested: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.endingIds.push(payload.id);
    },
    alertEnded: (state, { payload }: PayloadAction<{ id: number }>) => {
      if (state.status === 'loaded') state.alerts = state.alerts.filter(({ id }) => id !== payload.id);
      state.endingIds = state.endingIds.filter((id) => id !== payload.id);
    },
    endFailed: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.endingIds = state.endingIds.filter((id) => id !== payload.id);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectOwnAlerts: (state): OwnAlertsState => state },
});

const injected = slice.injectInto(rootReducer);
export const { ownAlertsOpened, ownAlertsLoaded, ownAlertsLoadFailed, endRequested, alertEnded, endFailed } =
  slice.actions;
export const { selectOwnAlerts } = injected.selectors;
