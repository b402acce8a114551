import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { VacancyCard } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type SavedListState =
  | { status: 'loading'; vacancies: VacancyCard[] }
  /** List at the time the page was opened; removed vacancies stay so that they can be restored. */
  | { status: 'loaded'; vacancies: VacancyCard[] }
  | { status: 'failed'; vacancies: VacancyCard[]; error: ApiErrorData };

const initialState = { status: 'loading', vacancies: [] } as SavedListState;

const slice = createSlice({
  name: 'publicSavedList',
  initialState,
  reducers: {
    savedListOpened: (): SavedListState => initialState,
    /** The user retried after an error. */
    savedListRetried: (): SavedListState => initialState,
    savedListLoaded: (_state, { payload }: PayloadAction<{ vacancies: VacancyCard[] }>): SavedListState => ({
      status: 'loaded',
      vacancies: payload.vacancies,
    }),
    savedListLoadFailed: (_state, { payload }: PayloadAction<ApiErrorData>): SavedListState => ({
      status: 'failed',
      vacancies: [],
      error: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectSavedList: (state): SavedListState => state },
});

export const { savedListOpened, savedListRetried, savedListLoaded, savedListLoadFailed } = slice.actions;
export const { selectSavedList } = slice.injectInto(rootReducer).selectors;
