import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VacancyReport } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { rootReducer } from '@cpa/shared/store';

/** The report form; only one is open at a time. */
type ReportState =
  | { status: 'closed' }
  | { status: 'writing' }
  | { status: 'sending' }
  | { status: 'failed'; error: ApiErrorData };

const initialState = { status: 'closed' } as ReportState;

const slice = createSlice({
  name: 'publicReport',
  initialState,
  reducers: {
    reportOpened: (): ReportState => ({ status: 'writing' }),
    reportClosed: (): ReportState => initialState,
    reportSubmitted: (
      _state,
      _action: PayloadAction<{ vacancyId: number; report: VacancyReport }>,
    ): ReportState => ({ status: 'sending' }),
    reported: (): ReportState => initialState,
    reportFailed: (_state, { payload }: PayloadAction<ApiErrorData>): ReportState => ({
      status: 'failed',
      error: payload,
    }),
  },
  selectors: { selectReport: (state): ReportState => state },
});

export const { reportOpened, reportClosed, reportSubmitted, reported, reportFailed } = slice.actions;
export const { selectReport } = slice.injectInto(rootReducer).selectors;
