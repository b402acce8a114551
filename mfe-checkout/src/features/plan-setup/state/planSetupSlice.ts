import type { Company, OwnVacancy, Postings } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Loaded = {
  vacancies: OwnVacancy[];
  postings: Postings['companies'];
  /** The company that the preview shows; null when it could not be read. */
  company: Company | null;
};

/** `idle` for visitors and other roles: they have no company. */
type PlanSetupState = Loaded & {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  error: ApiErrorData | null;
  /** A remaining sponsorship of the company is being used. */
  isSponsoring: boolean;
};

const initialState: PlanSetupState = {
  status: 'idle',
  vacancies: [],
  postings: [],
  company: null,
  error: null,
  isSponsoring: false,
};

const slice = createSlice({
  name: 'checkoutPlanSetup',
  initialState,
  reducers: {
    setupOpened() {},
    setupLoading(state) {
      if (state.status !== 'loaded') state.status = 'loading';
    },
    setupLoaded(_state, { payload }: PayloadAction<Loaded>) {
      return { ...payload, status: 'loaded', error: null, isSponsoring: false };
    },
    sponsorRequested(state, _action: PayloadAction<{ vacancyId: number }>) {
      state.isSponsoring = true;
    },
    sponsorEnded(state) {
      state.isSponsoring = false;
    },
    setupLoadFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.status = 'failed';
      state.error = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectPlanSetup: (state) => state },
});

export const { setupLoaded, setupLoadFailed, setupLoading, setupOpened, sponsorEnded, sponsorRequested } =
  slice.actions;
export const { selectPlanSetup } = slice.injectInto(rootReducer).selectors;
