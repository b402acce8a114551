import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';

type AppliedState = { ids: number[]; isLoaded: boolean };

const initialState: AppliedState = { ids: [], isLoaded: false };

const slice = createSlice({
  name: 'publicApplied',
  initialState,
  reducers: {
    ownApplicationsRequested() {},
    /** IDs of the vacancies that the applicant has applied to. */
    ownApplicationsLoaded(state, { payload }: PayloadAction<number[]>) {
      state.ids = [...new Set([...state.ids, ...payload])];
      state.isLoaded = true;
    },
    applied(state, { payload }: PayloadAction<{ vacancyId: number; responseStatus: number }>) {
      state.ids.push(payload.vacancyId);
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: {
    selectAreApplicationsLoaded: (state) => state.isLoaded,
    selectIsApplied: (state, vacancyId: number): boolean => state.ids.includes(vacancyId),
  },
});

export const { applied, ownApplicationsLoaded, ownApplicationsRequested } = slice.actions;
export const { selectAreApplicationsLoaded, selectIsApplied } = slice.injectInto(rootReducer).selectors;
