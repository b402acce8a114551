import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchAlertCreate, VacancyFilter } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type SearchAlertState =
  | { status: 'asking' }
  | { status: 'sending' }
  /** `isConfirmed`: the alert is active; otherwise a confirmation e-mail was sent. */
  | { status: 'created'; email: string; isConfirmed: boolean }
  | { status: 'failed'; error: ApiErrorData };

const initialState = { status: 'asking' } as SearchAlertState;

const slice = createSlice({
  name: 'publicSearchAlert',
  initialState,
  reducers: {
    alertOpened: (): SearchAlertState => initialState,
    alertRequested: (_state, _action: PayloadAction<SearchAlertCreate>): SearchAlertState => ({
      status: 'sending',
    }),
    alertCreated: (
      _state,
      {
        payload: { email, isConfirmed },
      }: PayloadAction<{ email: string; isConfirmed: boolean; filter: VacancyFilter }>,
    ): SearchAlertState => ({ status: 'created', email, isConfirmed }),
    alertFailed: (_state, { payload }: PayloadAction<ApiErrorData>): SearchAlertState => ({
      status: 'failed',
      error: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectSearchAlert: (state): SearchAlertState => state },
});

export const { alertOpened, alertRequested, alertCreated, alertFailed } = slice.actions;
export const { selectSearchAlert } = slice.injectInto(rootReducer).selectors;
